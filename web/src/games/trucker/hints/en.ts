export const en = {
  'trucker.hint.take.title': 'Take your first tile',
  'trucker.hint.take.text':
    'Your ship grows tile by tile around the cabin in the middle. Turn one over from the heap, or take one that lies face up.',
  'trucker.hint.weld.title': 'Weld it on',
  'trucker.hint.weld.text':
    'Lit squares take the tile as it points now. A square with one lit corner takes it turned. Tap twice, point and click, or use the arrows and Enter.',
  'trucker.hint.prongs.title': 'Prongs must meet',
  'trucker.hint.prongs.text':
    'One prong joins one, two join two, brass joins anything. A smooth side next to a prong is not allowed, smooth to smooth is fine.',
  'trucker.hint.turn.title': 'Not the right one?',
  'trucker.hint.turn.text':
    'Turn it with Q and E or the mouse wheel. If it fits nowhere you like, put it back (Backspace): others may take it then.',
  'trucker.hint.move.title': 'Not welded yet',
  'trucker.hint.move.text':
    'The tile you placed last can still be moved: touch it. Taking the next one welds it for good.',
  'trucker.hint.engine.title': 'Engines push',
  'trucker.hint.engine.text':
    'The flame points to the rear, and nothing may stand right behind it. More thrust takes you further in open space.',
  'trucker.hint.cannon.title': 'Cannons shoot',
  'trucker.hint.cannon.text':
    'Keep the square in front of the muzzle free. Pointing forward counts one, sideways or back only half.',
  'trucker.hint.power.title': 'The green bolt',
  'trucker.hint.power.text':
    'Shields and double parts work only with a battery cell, one each time. Weld a battery somewhere too.',
  'trucker.hint.forecast.title': 'Look ahead',
  'trucker.hint.forecast.text':
    'Three piles of coming cards may be read while you build. The clock runs on, and your ship waits.',
  'trucker.hint.glass.title': 'Turn the glass',
  'trucker.hint.glass.text':
    'The sand has run out: anyone may turn it to the next spot. On the last spot only somebody who has finished may.',
  'trucker.hint.finish.title': 'Good enough? Finish',
  'trucker.hint.finish.text':
    'Whoever finishes first starts in front. A few open joints are fine; no engine, no cabin or no hold is not.',
  'trucker.hint.aliens.title': 'Guests aboard',
  'trucker.hint.aliens.text':
    'A cabin beside its life support can house an alien: purple helps cannons, brown helps engines, by two each.',
  'trucker.hint.planets.title': 'A place to land',
  'trucker.hint.planets.text':
    'Landing brings the cubes of that planet and costs flight days. Those in front choose first.',
  'trucker.hint.load.title': 'Stow the cubes',
  'trucker.hint.load.text':
    'Touch a cube, then a hold. Red ones need a red hold. What stays on the dock is lost, so keep the dear ones.',
  'trucker.hint.defend.title': 'Something comes in',
  'trucker.hint.defend.text':
    'The dice name the row or column. Shields stop small things, cannons shoot large asteroids, nothing stops a heavy shot.',
  'trucker.hint.thrust.title': 'Open space',
  'trucker.hint.thrust.text':
    'You fly on by your thrust. Each double engine adds two for a cell: touch it, then the battery that pays.',
  'trucker.hint.fight.title': 'Beat their number',
  'trucker.hint.fight.text':
    'More firepower than they have wins, less loses, the same is a draw. Double cannons need a cell each.',
  'trucker.hint.crew.title': 'Somebody has to go',
  'trucker.hint.crew.text': 'Touch the cabin they leave from. Without a single astronaut your flight is over.',
  'trucker.hint.keep.title': 'It came apart',
  'trucker.hint.keep.text': 'Only one part flies on. Keep what you need to come home: an engine and a cabin.',
  'trucker.hint.salvage.title': 'First come',
  'trucker.hint.salvage.text':
    'The one in front decides first, and only one may take it. It pays now and costs you flight days.',
} as const;
