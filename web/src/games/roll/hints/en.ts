export const en = {
  'roll.hint.arrange.title': 'Two tiles, two sides',
  'roll.hint.arrange.text':
    'Every tile is a development on one side and a world on the other. Choose which tile starts as which: cheap ones are finished sooner.',
  'roll.hint.dice.title': 'Dice are your workers',
  'roll.hint.dice.text':
    'Each die you rolled stands under the phase it shows. It will work there this round, if that phase takes place.',
  'roll.hint.wild.title': 'Wild workers',
  'roll.hint.wild.text': 'An asterisk works anywhere. Put it under the phase where it helps most.',
  'roll.hint.select.title': 'Choose one phase',
  'roll.hint.select.text':
    'Put any one die into a socket: that phase takes place, and the die works there. Pick the one where most of your dice stand.',
  'roll.hint.others.title': 'Count on the others',
  'roll.hint.others.text':
    'Every phase that somebody selects takes place for all. Workers of phases that nobody selects go back to your cup, nothing is lost.',
  'roll.hint.dictate.title': 'Dictate moves a die',
  'roll.hint.dictate.text':
    'Once a round you may give up one worker here to move another to any phase. The one you gave up returns to your cup.',
  'roll.hint.reassign.title': 'A power to use',
  'roll.hint.reassign.text': 'A lit tile of your empire can move workers now. Tap it, then the die, then the column.',
  'roll.hint.explore.title': 'Stock or scout',
  'roll.hint.explore.text':
    'An explorer brings credits, or a new tile to build. Credits pay for workers at the end of the round, one each.',
  'roll.hint.drawn.title': 'Keep one side',
  'roll.hint.drawn.text':
    'Tap the side you want to build one day. The tile goes under that stack and waits for its turn.',
  'roll.hint.build.title': 'Building takes workers',
  'roll.hint.build.text':
    'A tile needs as many workers as its number says. They stay on it from round to round until it is done, and its number is what it scores.',
  'roll.hint.produce.title': 'Workers become goods',
  'roll.hint.produce.text':
    'A producer lies down on a world as its good. If its colour matches the world, it is worth more later.',
  'roll.hint.ship.title': 'Sell or consume',
  'roll.hint.ship.text':
    'Selling brings credits, consuming brings points. Each button says how much before you choose.',
  'roll.hint.recruit.title': 'Pay your workers',
  'roll.hint.recruit.text':
    'Dice that have worked rest in the citizenry. Each credit brings one back to your cup for the next round.',
  'roll.hint.recall.title': 'Leave them, mostly',
  'roll.hint.recall.text':
    'You may take builders and goods back into your cup. That undoes their work, so usually you just go on.',
  'roll.hint.ending.title': 'The end is near',
  'roll.hint.ending.text':
    'The round in which somebody has twelve tiles, or the points of the pool run out, is the last. Most points win.',
} as const;
