/** Words of the trade, and whether they are to meet in a search. */
export type WordPair = readonly [one: string, other: string]

/** Each finds the other. */
export const pairsThatMeet: readonly WordPair[] = pairs(`
  candle=candles towel=towels mug=mugs lamp=lamps blanket=blankets pillow=pillows basket=baskets bowl=bowls cup=cups
  plate=plates jar=jars bottle=bottles vase=vases tray=trays rug=rugs curtain=curtains sheet=sheets mirror=mirrors
  frame=frames clock=clocks chair=chairs table=tables desk=desks stool=stools ottoman=ottomans planter=planters
  shirt=shirts sweater=sweaters jacket=jackets hoodie=hoodies jean=jeans pant=pants sock=socks hat=hats cap=caps
  glove=gloves belt=belts wallet=wallets bag=bags tote=totes backpack=backpacks purse=purses shoe=shoes boot=boots
  sandal=sandals sneaker=sneakers slipper=slippers heel=heels loafer=loafers insole=insoles lace=laces
  toy=toys puzzle=puzzles game=games doll=dolls block=blocks kite=kites ball=balls crayon=crayons marker=markers
  leash=leashes collar=collars treat=treats bone=bones kennel=kennels feeder=feeders litter=litters aquarium=aquariums
  soap=soaps lotion=lotions serum=serums cream=creams mask=masks scrub=scrubs shampoo=shampoos lipstick=lipsticks
  cookie=cookies brownie=brownies smoothie=smoothies beanie=beanies onesie=onesies movie=movies scrunchie=scrunchies
  nightie=nighties necktie=neckties pie=pies tie=ties genie=genies zombie=zombies bowtie=bowties
  dress=dresses glass=glasses wineglass=wineglasses mattress=mattresses harness=harnesses necklace=necklaces
  brush=brushes toothbrush=toothbrushes dish=dishes eyelash=eyelashes wash=washes watch=watches bench=benches
  pouch=pouches clutch=clutches couch=couches torch=torches patch=patches wrench=wrenches peach=peaches sandwich=sandwiches
  box=boxes mailbox=mailboxes wax=waxes mix=mixes lunchbox=lunchboxes fox=foxes hatbox=hatboxes
  case=cases house=houses blouse=blouses rose=roses hose=hoses nose=noses base=bases horse=horses suitcase=suitcases
  bus=buses bonus=bonuses lens=lenses canvas=canvases atlas=atlases iris=irises cactus=cacti cactus=cactuses
  virus=viruses citrus=citruses lotus=lotuses walrus=walruses octopus=octopuses crocus=crocuses campus=campuses
  quiz=quizzes waltz=waltzes size=sizes prize=prizes glaze=glazes blaze=blazes maze=mazes
  potato=potatoes tomato=tomatoes mango=mangoes domino=dominoes photo=photos kimono=kimonos piano=pianos avocado=avocados
  canoe=canoes toe=toes horseshoe=horseshoes cache=caches moustache=moustaches axe=axes mousse=mousses quiche=quiches
  battery=batteries accessory=accessories berry=berries candy=candies baby=babies lady=ladies body=bodies city=cities
  party=parties puppy=puppies kitty=kitties bunny=bunnies teddy=teddies pantry=pantries cherry=cherries
  strawberry=strawberries lily=lilies daisy=daisies fairy=fairies pony=ponies library=libraries country=countries
  jewelry=jewelries utility=utilities cozy=cozies panty=panties assembly=assemblies supply=supplies fly=flies
  shelf=shelves bookshelf=bookshelves scarf=scarves knife=knives penknife=penknives loaf=loaves leaf=leaves
  wolf=wolves half=halves calf=calves hoof=hooves elf=elves life=lives wife=wives thief=thieves scarf=scarfs
  foot=feet tooth=teeth mouse=mice goose=geese child=children woman=women woman=womens man=men man=mens
  person=people oasis=oases fungus=fungi octopus=octopi
  bikini=bikinis menu=menus taxi=taxis tutu=tutus kiwi=kiwis sari=saris ski=skis tv=tvs lb=lbs
  T-shirt=T-shirts long-sleeve=long-sleeves café=cafés women’s=womens
  12oz=12_oz 12oz=12-oz 12oz=12_ounces 12_oz=12-ounce 12_OZ=12oz. 12_fl_oz=12oz 8oz=8_fl._oz. 1.5oz=1.5_oz 1.5_oz=1.5-ounce
  5lb=5_lbs 5lbs=5-pound 5_lb=5_pounds 100g=100_g 100_gr=100_grams 2kg=2_kg 500mg=500_mg 1,000mg=1000_mg
  750ml=750_ml 750ml=750-milliliter 1l=1_liter 2_liters=2L 5gal=5_gallons 2qt=2_quarts 10in=10_inch 10-inch=10_inches
  6ft=6_foot 6_feet=6-ft 3yd=3_yards 45mm=45_mm 30cm=30-cm 60w=60_watt 60_watts=60-W 12v=12_volt 5000mah=5000_mAh
  64gb=64_GB 1tb=1_TB 1/2in=1/2_inch 3/4_inch=3/4-in
  12pack=12_pack 12-pack=12_pack 24ct=24_ct 24-count=24_count 6pcs=6_pcs 6-piece=6_piece 3pk=3-pk
  wi_fi=wifi wi-fi=wifi wi_fi=Wi-Fi t_shirt=tshirt t-shirt=tshirt t_shirt=t-shirt v_neck=vneck v-neck=v_neck
  hi_fi=hifi x_ray=x-ray e_reader=e-reader sci_fi=sci-fi co_op=coop usb_c=usb-c ereader=e_reader vitamin_c=vitaminc
  036000291452=0036000291452 036000291452=00036000291452 036000291452=36000291452 0036000291452=36000291452
  4006381333931=04006381333931 96385074=00000096385074 96385074=0000096385074
  ST99.01=ST9901 ST99.01=ST-99-01 AB-1234=AB1234 LS/77=LS77
`)

/** The first does not find the second, and they are two words. What a word begins with finds it, though: new finds news. */
export const pairsThatNeverMeet: readonly WordPair[] = pairs(`
  news=new brushed=brush brushed=brushes shorts=short tights=tight goods=good clothes=cloth clothes=clothe
  sweats=sweat greens=green glassed=glass dressed=dress candlelit=candle towelling=towel washed=wash washed=washes
  lens=len gas=ga bus=bu canvas=canva atlas=atla iris=iri tennis=tenni hummus=hummu bonus=bonu cactus=cactu
  brass=bras glass=glas dress=dres moss=mos boss=bos mess=mes less=les cross=cros
  shelved=shelf shelving=shelf scarfed=scarf knifed=knife leafy=leaves wolfish=wolves elfin=elf
  gloves=glow stoves=stow halving=half leaving=leaf
  berry=berried candied=candy babied=baby partied=party cities=citizen bodies=bodied
  cookies=cook movies=mover pies=pi
  houses=hours cases=cast roses=rosy noses=nosy bases=basil vases=vast hoses=host
 
  potatoes=pot heroes=herb shoes=shop toes=top canoes=cane
  feet=feed teeth=teens mice=mic geese=geek children=chili women=wont
  series=serial species=specie always=alway mathematics=mathematic
  pants=pan pants=panda pens=open caps=scape mats=format tops=stop
  12oz=16oz 12oz=2oz 12oz=112oz 12oz=12lb 2oz=12oz 1.5oz=15oz 1.5oz=5oz 1.5oz=1oz 5oz=1.5oz 15oz=1.5oz 5_oz=1.5_oz
  12_oz=16_oz 12_oz=12_lb 1/2in=2in 1/2in=12in 12in=1/2in 2in=1/2in 10in=10ft 100g=100kg 100g=100mg 750ml=75ml
  64gb=64mb 6ft=16ft 60w=60v 12pack=16pack 24ct=42ct 6pcs=60pcs 12oz=8_oz_12_pack 8_oz=12_oz_8_pack
  36000291452=36000291453 036000291452=036000291469 036000291452=136000291450 4006381333931=4006381333948
  96385074=96385075 AB1234=AB1235 AB-1234=AC-1234 ST99.01=ST99.02 ST99.01=ST98.01
  wifi=wife tshirt=shirt sunhat=sunny hatbox=box
  lamp=lamb mug=mud hat=bat sock=stock belt=bell shoe=show toy=tow cup=cap bowl=bow jar=bar rug=rag
`)

function pairs(listed: string): WordPair[] {
  return listed
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [one = '', other = ''] = pair.replaceAll('_', ' ').split('=')
      return [one, other]
    })
}
