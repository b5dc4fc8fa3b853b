/** Singular and plural of words that do not follow the rules; longer words may end with them, such as bookshelf. */
export const IRREGULAR_ENDINGS: readonly (readonly [singular: string, plural: string])[] = [
  ['shelf', 'shelves'],
  ['scarf', 'scarves'],
  ['knife', 'knives'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['wolf', 'wolves'],
  ['half', 'halves'],
  ['calf', 'calves'],
  ['hoof', 'hooves'],
  ['thief', 'thieves'],
  ['wife', 'wives'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['child', 'children'],
  ['cactus', 'cacti'],
  ['quiz', 'quizzes'],
]

/** The same, of words that others end with by chance, as olives do. */
export const IRREGULAR_WORDS: readonly (readonly [singular: string, plural: string])[] = [
  ['life', 'lives'],
  ['elf', 'elves'],
  ['dwarf', 'dwarves'],
  ['ox', 'oxen'],
  ['oasis', 'oases'],
  ['fungus', 'fungi'],
  ['octopus', 'octopi'],
  ['woman', 'womens'],
  ['man', 'men'],
  ['man', 'mens'],
  ['person', 'people'],
  ['die', 'dice'],
]

/** So short or so common a beginning that the other number is taken for the whole word only: man is not manicure. */
export const WHOLE_ALONE: ReadonlySet<string> = new Set(['man', 'person', 'die'])

/** Words that end like a plural and are not one, or mean something else than their singular: news, shorts. */
export const NO_PLURALS = listed(`
  news always series species clothes shorts tights sweats goods greens means perhaps besides across
  does goes has was hers ours yours theirs his its yes mrs molasses mathematics physics
  texas kansas vegas dallas angeles thomas lucas nicholas james charles jones adams williams hermes mercedes
`)

/** Words that end in s when they are one thing; their plurals end in ses. */
export const SINGULARS_IN_S = listed(`
  bus minibus bonus cactus virus campus walrus hibiscus octopus crocus citrus chorus status census minus plus
  lotus circus iris canvas atlas gas bias alias lens trellis thermos cosmos asbestos chaos christmas madras pancreas
  rhinoceros platypus hippopotamus eucalyptus abacus papyrus narcissus apparatus focus genius discus nexus surplus
  syllabus stylus fungus radius nucleus terminus
`)

/** Plurals in us and is; all other words with these endings are one thing, such as hummus and tennis. */
export const PLURALS_IN_US_OR_IS = listed(`
  menus emus gnus tutus bureaus plateaus chapeaus bayous gurus skus haikus
  skis bikinis tankinis taxis kiwis zucchinis martinis paninis minis midis maxis semis yetis saris khakis safaris chilis
  alibis salamis raviolis sushis origamis tatamis emojis bonsais jacuzzis rabbis hibachis wasabis spaghettis
`)

/** Words in ie; the plural of any other in ies is of one in y. */
export const NOUNS_IN_IE = listed(`
  cookie hoodie beanie brownie smoothie onesie selfie movie birdie doggie veggie zombie genie rookie calorie prairie
  barbie goalie sweetie newbie hippie junkie talkie wellie goodie foodie bookie collie pixie bootie undie nightie
  necktie bowtie potpie magpie indie auntie cutie rotisserie patisserie charcuterie lingerie menagerie reverie
  boogie budgie groupie roadie freebie aussie yorkie westie floatie softie scrunchie wheelie koozie tootsie fixie
  hankie eerie cootie dearie lassie laddie townie
`)

/** Words that end in e behind what otherwise takes es: aches, axes, mousses, shoes. */
export const NOUNS_IN_E = listed(`
  cache niche quiche moustache mustache avalanche creche brioche psyche pastiche cliche ganache cartouche porsche
  ache headache toothache backache shoe horseshoe snowshoe overshoe axe pickaxe deluxe mousse demitasse posse crevasse impasse finesse lacrosse
  toe tiptoe mistletoe canoe hoe foe woe aloe oboe floe roe
`)

function listed(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
