export const en = {
  'captains.hint.turn.title': 'One figure, one room',
  'captains.hint.turn.text':
    'Each turn you send one figure to a room of its colour: it does what the room says and goes to the end of the queue. Cadets work in the grey room.',
  'captains.hint.fly.title': 'Fly along the routes',
  'captains.hint.fly.text': 'Lit planets are in reach. Tap one to see the way, then fly; you may stop earlier or stay.',
  'captains.hint.pirates.title': 'Pirates cost damage',
  'captains.hint.pirates.text':
    'Every pirate on your way hits you once. Beat them from a planet beside their route: you take the token and its reward.',
  'captains.hint.repair.title': 'Mend your ship',
  'captains.hint.repair.text':
    'A mended slot of the hold carries cargo, a mended technology slot takes a card. Every damage left costs a point.',
  'captains.hint.mission.title': 'A mission is here',
  'captains.hint.mission.text':
    'Missions are most of your points. Each line needs one figure from the ready room, and does something for a figure of its colour.',
  'captains.hint.assign.title': 'Send your crew',
  'captains.hint.assign.text':
    'Every line needs somebody, but only the right colour resolves it. Androids fit every line. The buttons say what each would give.',
  'captains.hint.line.title': 'Line by line',
  'captains.hint.line.text':
    'Resolve the whole line from left to right, or ignore it. You get the points of the mission either way.',
  'captains.hint.research.title': 'Technologies',
  'captains.hint.research.text':
    'A card is a new room of its colour, a lasting power, or an omega that scores at the end. Hold a card to read it.',
  'captains.hint.slots.title': 'Match the icons',
  'captains.hint.slots.text':
    'Where an icon of the card meets the same icon beside it, you get that bonus at once. Lit slots show what would match.',
  'captains.hint.tracks.title': 'Three factions',
  'captains.hint.tracks.text':
    'Every space you enter gives what it shows. At the end you score the zone where you stand, and 5 for every lap.',
  'captains.hint.event.title': 'An event for all',
  'captains.hint.event.text':
    'Somebody reached the event space of a track. It concerns every captain, and happens only once.',
  'captains.hint.train.title': 'Medals train crew',
  'captains.hint.train.text':
    'At the start of your turn a medal turns a cadet or an ensign into another colour. Tap the figure to see it.',
  'captains.hint.promote.title': 'Make a commander',
  'captains.hint.promote.text':
    'For three medals and a ring an ensign becomes a commander, who does two things in a turn, and scores a point.',
  'captains.hint.second.title': 'Commanders work twice',
  'captains.hint.second.text':
    'After the first task a commander may use another room, or call a cadet or an ensign of the own colour back from the queue.',
  'captains.hint.artifacts.title': 'Two artifacts, one room',
  'captains.hint.artifacts.text':
    'Instead of a figure you may spend two artifacts that both show the colour of a room. Any two open the grey one.',
  'captains.hint.queue.title': 'The queue',
  'captains.hint.queue.text':
    'When the round ends all but the last three of the queue come back to the ready room. So pass when nobody useful is left.',
  'captains.hint.hold.title': 'The hold is full',
  'captains.hint.hold.text': 'Damage takes up room. Something has to go: pirates score a point each, artifacts half.',
  'captains.hint.station.title': 'Stations reward you',
  'captains.hint.station.text':
    'End your turn at a station that still has its tile, and you get what it shows, once a round.',
  'captains.hint.choice.title': 'One or the other',
  'captains.hint.choice.text':
    'A slash means a choice. Tap the side you want; you can take it back until something is revealed.',
  'captains.hint.tenebre.title': 'Captain Ténèbre',
  'captains.hint.tenebre.text':
    'After each of your turns he plays a card: he takes a technology, a mission or a pirate from you. His last card is shown here.',
} as const;
