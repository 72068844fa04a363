import type { WordRule } from './word-rule.ts'

/** Which category a product belongs to. The first rule that matches its name decides, so the order is part of the rules. */
export interface CategoryRule extends WordRule {
  to: string
  because: string
}

export const categoryRules: readonly CategoryRule[] = [
  // What a thing is weighs more than its theme: these are looked for by what they are, at Christmas too.
  { to: 'planters', words: 'GROW YOUR OWN | GROW A | HERB GARDEN', because: 'seeds, whatever they grow in' },
  {
    to: 'jumboBags',
    words: 'JUMBO BAG | JUMBO STORAGE BAG | JUMBO SHOPPER | DOILY JUMBO',
    because: 'the best known range, whatever is printed on it',
  },
  { to: 'lunchBags', words: 'LUNCH BAG', because: 'a range of its own' },
  { to: 'hotWater', words: 'HOT WATER BOTTLE | HOTTIE', because: 'sold by the bottle, not by its cover' },
  { to: 'handWarmers', words: 'HAND WARMER | POCKET WARMER | EAR MUFF | SLIPPER', because: 'things that keep hands, feet and ears warm' },
  { to: 'doormats', words: 'DOORMAT | ACAPULCO MAT', because: 'lies at the door' },
  { to: 'doorstops', words: 'DOORSTOP', because: 'holds the door' },
  {
    to: 'jewelleryBoxes',
    words:
      'TRINKET | JEWELLERY BOX | JEWELLERY STAND | JEWEL BOX | JEWEL STAND | JEWELLERY DRAWER | KEEPSAKE BOX | RING STAND | DRESSING TABLE POT | HEART BOX',
    unless: 'CANDLE',
    because: 'holds jewels, is none',
  },
  {
    to: 'cakeCases',
    words: 'CAKE CASE | BAKING CASE | PETIT FOUR CASE | CUP CAKE CASE | LOAF BAKING | MINI CASE | CAKE FRILL | CUPCAKE LACE',
    because: 'paper to bake in',
  },
  {
    to: 'napkins',
    words: 'DOILIES | PAPER DOILY | NAPKIN+PACK | PAPER NAPKIN | NAPKINS+SET OF 20 | NAPKINS+FAIRY CAKE',
    because: 'paper for the table',
  },
  {
    to: 'cakeTins',
    words: 'CAKE TIN | BISCUIT TIN | ROUND TIN | CAKE CARRIER | BISCUIT BARREL | BISCUIT BIN | LOLA+TIN | STACKING TIN',
    because: 'tins for what was baked',
  },

  // Christmas and Easter come before the rooms of the house, because shoppers look for them as a season.
  {
    to: 'xmasCards',
    words:
      'SET OF 10 CARD* | SET OF 10 MINI* | SET OF 6 CARDS | SET OF 10 CHRISTMAS CARD | SET OF 10 XMAS | CHRISTMAS CARD | CARD CHRISTMAS | CARD+SANTA | ROBIN CHRISTMAS CARD | CHRISTMAS+POSTCARD | CHRISTMAS FUN CARD',
    unless: 'CARD HOLDER',
    because: 'cards for one occasion',
  },
  { to: 'xmasStockings', words: 'ADVENT | STOCKING | SOCK HANGER | GIFT SACK', because: 'filled before Christmas' },
  {
    to: 'xmasWrap',
    words:
      'CHRISTMAS+WRAP | CHRISTMAS+GIFT BAG | CHRISTMAS+RIBBON | CHRISTMAS+TAG | RIBBON REEL CHRISTMAS | RIBBON REEL SNOW* | RIBBON REEL SOCKS | RIBBON REEL MAKING | CHRISTMAS+TISSUE | YULETIDE | CHRISTMAS+STICKER | CHRISTMAS PRESENT',
    because: 'what Christmas presents are wrapped in',
  },
  {
    to: 'xmasDecorations',
    words:
      'CHRISTMAS TREE+120CM | CHRISTMAS TREE+60CM | CHRISTMAS TREE+30CM | FEATHER TREE | FEATHER CHRISTMAS TREE | TURQUOISE CHRISTMAS TREE | MAGIC CHRISTMAS TREE | WREATH | TREE+LIGHTS+STRING | CERAMIC CHRISTMAS TREE | TINSEL | GLITTER CHRISTMAS TREE | HOLLY WREATH | TREE TOP ANGEL',
    unless: 'EASTER',
    because: 'trees, and wreaths for the door',
  },
  {
    to: 'xmasDecorations',
    words:
      'CHRISTMAS+CANDLE | CHRISTMAS+T LIGHT | CHRISTMAS+LIGHT | CHRISTMAS TABLE | CHRISTMAS+NAPKIN | CHRISTMAS+CRACKER | CRACKER+BOX | 50S CHRISTMAS CRACKER | CHRISTMAS+CAKE DECORATION | TABLE DECORATION | T LIGHTS SANTA | T LIGHTS SNOWMEN | SANTA PLACE SETTING | CHRISTMAS TOILET ROLL | CHRISTMAS+TABLECLOTH | CHRISTMAS+CARD HOLDER | CARDHOLDER | CARD HOLDER+TREE | PANETTONE | CHRISTMAS PUDDING | VINTAGE CRACKER | NIGHT OWL LIGHT',
    because: 'the table and the light of Christmas',
  },
  {
    to: 'xmasDecorations',
    words:
      'CHRISTMAS | XMAS | BAUBLE | REINDEER | SANTA | SNOWFLAKE | JINGLE BELL | SLEIGH | NOEL | ANGEL | TREE DECORATION | ROCKING HORSE | MISTLETOE | SCANDISPOT | FOLKART CLIP | HOLLY BELL | SNOWMAN | NATIVITY | FROSTED WHITE BASE | ICICLE | LAUREL | CHERUB | PAINTED ZINC | WOODEN TREE | WOODEN STAR | PAINTED LIGHTBULB | JOY WOODEN',
    unless: 'T LIGHT | CANDLE | LAMP | INCENSE | CARD | MAGNET',
    because: 'hangs on the tree or stands beside it',
  },
  {
    to: 'cards',
    words: 'BLANK CARD | GREETING CARD | ^ CARD | BIRTHDAY CARD',
    unless: 'CARD HOLDER',
    because: 'a card, whatever is drawn on it',
  },
  {
    to: 'easterEggs',
    words:
      'EASTER+EGG | EASTER+BASKET | EASTER TIN | EASTER+BUCKET | PAINT YOUR OWN EGG | PAPER EGG | SPRING FLOWER EGG | BUTTERFLY EGG | BUNNY EGG BOX | HANGING EGG | PICTURE BOOK EGG | CHICK EGG IN BASKET | EGG HOUSE | RATTLE SNAKE EGG',
    because: 'eggs, and what they are hidden in',
  },
  {
    to: 'easterDecorations',
    words:
      'EASTER | CHICK | CHICKEN HEART | BUNNY EGG GARLAND | RABBIT LADDER | SWINGING BUNNY | HEN HOUSE | HEN CHICK | BUNNIES IN A BUCKET | BUNNY DECORATION | SITTING BUNNY | WOBBLY | METAL RABBIT | METAL CHICKEN | HEN ON NEST | MINI RABBIT | FLOWERS RABBIT | BUNNY WOODEN | SPRING FLOWER DECORATION | KNITTED HEN | PAINTED PINK RABBIT',
    unless: 'EGG CUP | EGG WARMER | EGG COSY | BOTTLE | MUG | JIGSAW',
    because: 'chicks and bunnies of spring',
  },

  // Paper: before the rooms too, because their prints name things of every room.
  { to: 'bunting', words: 'BUNTING | PENNANT | FLAG OF ST GEORGE | SANDCASTLE FLAG | WINDSOCK | EMPIRE DESIGN ROSETTE', because: 'flags' },
  { to: 'tissues', words: 'PACK OF 12+TISSUE | TISSUE BOX', because: 'paper handkerchiefs and their boxes' },
  { to: 'firstAid', words: 'PLASTER | FIRST AID | ESSENTIAL BALM | PILL BOX | STRESS BALL', because: 'for small hurts' },
  { to: 'stickers', words: 'STICKER | STICKY BUNN* | BADGE | TATTOO | TOAST ITS', unless: 'PARTY BAG', because: 'sticks or is pinned on' },
  {
    to: 'partyFun',
    words:
      'PARTY BAG | BALLOON | PARTY INVITE | CONFETTI | PARTY CONE | CORDON BARRIER | LEIS | PARTY CHARM | PARTY SUNGLASSES | GLOWING TIARA | BUBBLES | GRASS SKIRT | SOMBRERO | PARTY METAL',
    unless: 'SIGN | WRITING SET | BADGE | WHISK',
    because: 'fun for guests',
  },
  {
    to: 'partyTable',
    words: 'PAPER CUP | PAPER PLATE | STRAW | STRAWS | COCKTAIL | DISPOSABLE | POPCORN HOLDER | PIZZA DISH | SPACEBOY NAPKIN',
    because: 'used for one party',
  },
  {
    to: 'paperGarlands',
    words: 'GARLAND | PAPER CHAIN | HONEYCOMB | BUTTERFLIES PINK | DISC MIRROR STRING | BUTTERFLY STRING',
    unless: 'NECKLACE | LIGHT | CITRUS',
    because: 'strung across the room',
  },
  {
    to: 'giftBags',
    words:
      'GIFT BAG | GIFT BOX+PACK | PAPER BAG | SWEETIE GIFT BOX | HANDBAG GIFT BOX | NESTING BOX+CHOCOLATE | CANDY BAG | CHOCOLATE NESTING | PAPER BOX | BOTTLE BAG | WINE BOTTLE DRESSING',
    because: 'a present goes in',
  },
  {
    to: 'tissueTape',
    words:
      'GIFT TAPE | GIFT TAG | WRAPPING TAPE | TISSUE REAM | FUNKY DESIGN TAPE | RETROSPOT TAPE | SKULLS TAPE | CATS TAPE | BOOKCOVER TAPE | ENVELOPE 50 | LUGGAGE TAG PAPER | TAPE DISPENSER',
    because: 'holds and labels the parcel',
  },
  { to: 'wrap', words: '^ WRAP | WRAP $ | GIFT WRAP | ROLL WRAP | WRAPPING PAPER', because: 'paper by the sheet and roll' },
  { to: 'ribbons', words: 'RIBBON | POTTING SHED TWINE', unless: 'PURSE | MOUSE', because: 'ribbon on a reel or in a pack' },
  {
    to: 'games',
    words:
      'PLAYING CARD | SNAP CARD | CARD GAME | DOMINOES | LUDO | BINGO | SNAKES LADDERS | SNAKES AND LADDERS | NOUGHTS | PICK UP STICKS | SKITTLE | CROQUET | ROUNDERS | TAIL GAME | CUP GAME | HEADS AND TAILS | MARBLES | SKIPPING ROPE | FLYING DISC | SPINNING TOP',
    because: 'played with others',
  },
  { to: 'keyRings', words: 'KEY RING | KEYRING | KEY FOB | KEY CHAIN', because: 'keys hang on it' },
  {
    to: 'memo',
    words: 'CALENDAR | CHALKBOARD | MEMO | MEMOBOARD | BLACKBOARD | BLACK BOARD | MAGNETIC NOTEPAD | CHALK STICK | VINTAGE DOILY CHALK',
    because: 'a place to write things down',
  },
  { to: 'recipes', words: 'RECIPE | SHOPPING LIST', because: 'what shall we cook' },
  {
    to: 'writingSets',
    words:
      'WRITING SET | STATIONERY | NOTELET | POSTCARD | STAMP SET | SCRAP BOOK | LETTER RACK | LETTER HOLDER | LETTER TRAY | SEED ENVELOPE',
    because: 'for letters',
  },
  {
    to: 'notebooks',
    words:
      'NOTEBOOK | NOTE BOOK | JOURNAL | SKETCHBOOK+CHRYSANTHEMUM | SKETCHBOOK+PAISLEY | SKETCHBOOK+FERN | SKETCHBOOK+DAISY | SKETCHBOOK+PATH | SKETCHBOOK+CIRCLES | POCKET BOOK | EXERCISE BOOK | ADDRESS BOOK | BOOK MARK',
    because: 'bound paper',
  },
  {
    to: 'sewing',
    words:
      'SEWING | PIN CUSHION | MEASURING TAPE | TAPE MEASURE | BUTTON BOX | KNITTING | CROCHET FLOWER | SCISSOR | REPAIR KIT+SHIRT | PATCHES',
    because: 'needle and thread',
  },
  {
    to: 'craftKits',
    words:
      'CRAFT | FELTCRAFT | STENCIL | MAKE YOUR OWN | KIT CARD | PAINT SET | PAINT YOUR OWN | MODELLING CLAY | PAPER FLOWER | COLOURING SET | SHEEP WOOL | HANDBAG KIT | 3D KIT | FELT VASE',
    unless: 'BAG | DOLL | PRINCESS | HAIRBAND | CUSHION | TRINKET | CHRISTMAS | PONY | BUTTERFLY HEART',
    because: 'make it yourself',
  },
  { to: 'pencils', words: 'PENCIL | CRAYON', unless: 'SHARPENER | ERASER | CASE', because: 'draws' },
  {
    to: 'pens',
    words:
      'PEN | PENS | RUBBER | ERASER | SHARPENER | RULER | HIGHLIGHTER | HOLE PUNCH | MUG WARMER | CLIP WITH SUCTION | CALCULATOR | PENCIL CASE | PENCIL SHARPENER | MEASURE | METER',
    unless: 'MEASURING | DUCK | LIP GLOSS | BATHROOM',
    because: 'lies on the desk',
  },

  // Children.
  { to: 'moneyBoxes', words: 'MONEY BOX | MONEY BANK | PIGGY BANK', because: 'savings' },
  { to: 'jigsaws', words: 'JIGSAW | DRAWING SLATE', because: 'pictures to make and remake' },
  {
    to: 'kidsTable',
    words:
      'CHILDREN* CUTLERY | CHILDREN* MUG | DOLLY GIRL MUG | CHILDREN+BOWL | CHILDREN+CUP | CHILD* BREAKFAST SET | BEAKER | BABY BIB | LOLLY MAKER | LOLLY MOULD | 3 PIECE+CUTLERY | CHILDREN+EGG CUP | CHILDREN+MUG | SPACEBOY MUG',
    unless: 'APRON',
    because: 'made for small hands',
  },
  { to: 'lunchBoxes', words: 'LUNCH BOX | SNACK BOX | SNACK TRAY | FOOD CONTAINER SET | ROUND CONTAINER', because: 'carries a meal' },
  { to: 'charlotteBags', words: 'CHARLOTTE BAG | BACKPACK | KIDS BAG | DRAWSTRING BAG', because: 'small bags in the prints of the ranges' },
  { to: 'umbrellas', words: 'UMBRELLA | RAIN HAT | RAIN MAC | RAIN PONCHO', unless: 'STAND', because: 'against rain' },
  {
    to: 'softToys',
    words:
      'SOFT TOY | TEDDY | DOLL | FELTCRAFT+DOLL | MONSTER | PONY | SOCK PUPPET | MONKEY DOLL | FELT FARM | RABBIT DOLL | NINJA RABBIT | SPACE CADET | SPACE FROG | SPACE OWL | MOUSE TOY | DOG TOY | BABY MOUSE | MUMMY MOUSE | MICE | CAT WITH SCARF | SCOTTIE DOG W* | HILDA | CANDY SPOT BUNNY | SOFT CAR TOY | GEISHA',
    unless: 'WALL ART | GARLAND | STENCIL | WRAP | CARD | PEG | HAIR | BABY GIFT SET',
    because: 'to be hugged',
  },
  {
    to: 'toys',
    words:
      'HELICOPTER | GLIDER | TREASURE CHEST | PLAYHOUSE | HARMONICA | CREEPY | SEASIDE BUCKET | COOKING UTENSIL | COOKING SET | BAKING SET SPACEBOY | FARMYARD | ALPHABET BLOCK | BUILDING BLOCK* SET | GLOW IN DARK | SNAKE SET | DINOSAUR SET | KNITTING NANCY | BEACH SPADE | TREASURE BOOK | WATER BOMB | WHEELBARROW FOR | TOOL SET | NURSERY+LETTER | SPACEBALL | INFLATABLE | BOOM BOX | RADIO | BOOMBOX | TREASURE TIN | JIGSAW BLOCK | EARS HEADPHONE | ROBOT',
    unless: 'MUG | CARD',
    because: 'to play with alone',
  },
  {
    to: 'kidsRoom',
    words: 'TOY TIDY | BABY GIFT | HEIGHT CHART | TREASURE BOOK BOX | BOOK BOX | SCHOOL DESK | MOBILE | NURSERY',
    unless: 'PHONE',
    because: 'furnishes the nursery',
  },

  // Jewellery and what is worn.
  { to: 'jewellery', words: 'NECKLACE | CHOKER | LARIAT 40CM | FILIGREE DIAMANTE CHAIN | PENDANT', because: 'round the neck' },
  { to: 'jewellery', words: 'EARRING', because: 'at the ear' },
  { to: 'jewellery', words: 'BRACELET | BANGLE', because: 'round the wrist' },
  { to: 'charms', words: 'BAG CHARM* | PHONE CHARM | BEAD CHARM', because: 'hangs from a bag or telephone' },
  { to: 'hair', words: 'HAIR* | GRIP PACK | CLUSTER SLIDE | BUTTERFLY CLIP', because: 'worn in the hair' },
  {
    to: 'rings',
    words:
      'RING+DIAMANTE | RING+BOUDICCA | ENAMEL FLOWER RING | BROOCH | SILVER RING | ROSEBUD RING | BUBBLE GUM RING | BUBBLEGUM RING | BEADED LOVE HEART JEWELLERY',
    because: 'on the finger or the coat',
  },
  {
    to: 'beauty',
    words:
      'COMPACT MIRROR | POCKET MIRROR | LIP GLOSS | TUTTI FRUTTI MIRROR | SHOWER CAP | TOILETTE BOTTLE | TRAVEL CARD WALLET MIRROR | LIPSTICK | FABRIC MIRROR | LOOKING MIRROR',
    because: 'for the handbag',
  },
  {
    to: 'wear',
    words:
      'SCARF | SOCK | SUNGLASSES | GLASSES CASE | SILK FAN | POCKET TRAVELING FAN | SANDALWOOD FAN | HEADPHONES | TIARA | BICYCLE | DOG COLLAR | DOGS COLLAR | TORCH | FAN BLACK',
    unless: 'SIGN | WALL ART',
    because: 'worn or carried',
  },

  // Bags.
  { to: 'washBags', words: 'WASHBAG | WASH BAG | COSMETIC* BAG', because: 'for the bathroom shelf' },
  {
    to: 'travel',
    words: 'LUGGAGE TAG | PASSPORT | CARD WALLET | AIRLINE BAG | CABIN BAG | OVERNIGHT BAG | WEEKEND BAG',
    because: 'for a journey',
  },
  { to: 'purses', words: 'PURSE', unless: 'NOTEBOOK', because: 'holds coins' },
  { to: 'picnic', words: 'PICNIC | HAMPER | FOOD COVER', because: 'eaten outdoors' },
  {
    to: 'handbags',
    words:
      'HANDBAG | SHOULDER BAG | EVENING BAG | HAND BAG | BUM BAG | FLOWER BAG | SHOULDER | POCKET BAG | BAG W HANDLE | BAG WITH HANDLE',
    because: 'on the arm',
  },
  { to: 'shoppers', words: 'SHOPPER | SHOPPING BAG | TOTE BAG | RECYCLING BAG | BEACH BAG | PEG BAG', because: 'carries the shopping' },

  // Candles and light.
  {
    to: 'tLightHolders',
    words:
      'T LIGHT HOLDER | T LIGHT+HOLDER | T LIGHT GLASS | GLASS T LIGHT | HANGING T LIGHT | T LIGHT SETTING | T LIGHT SET | VOTIVE HOLDER | ETCHED T LIGHT',
    because: 'holds one small light',
  },
  { to: 'tLights', words: 'T LIGHT', because: 'the small lights' },
  {
    to: 'incense',
    words:
      'INCENSE | OIL BURNER | FRAGRANCE | POT POURI | SCENTED HANGING | SCENT HEART | SCENTED FABRIC | SMALL SCENTED FLOWER | LAVENDER SCENTED',
    unless: 'CANDLE IN',
    because: 'smells good without a wick',
  },
  {
    to: 'candleHolders',
    words:
      'CANDLEHOLDER | CANDLE HOLDER | CANDLESTICK | CANDLE STICK | CANDLE PLATE | CANDLESTAND | CANDLE STAND | CANDLE SPIKE | WIRE FOR CANDLE | BASE FOR CANDLE | CANDELABRA | CHANDELIER | CANDLE BOWL | HURRICANE',
    because: 'holds tall and thick candles',
  },
  {
    to: 'dinnerCandles',
    words:
      'DINNER CANDLE | PARTY CANDLE | BIRTHDAY CANDLE | TAPER CANDLE | FORK CANDLE | CELEBRATION CANDLE | BOTANICAL CANDLE | CANDLE LETTER | CANDLES VINTAGE DOILY | DINNER CANDLES',
    because: 'slim candles for table and cake',
  },
  {
    to: 'scentedCandles',
    words:
      'CANDLE+SCENT* | MORRIS | VOTIVE CANDLE | CANDLE POT | CANDLEPOT | VANILLA+CANDLE | CITRONELLA | CANDLE+JEWEL* | VELVET+CANDLE | CHOCOLATE CANDLE | ROSE CANDLE | LOUNGE CANDLE',
    because: 'scented, in its pot or box',
  },
  { to: 'candles', words: 'CANDLE', because: 'every other candle' },
  { to: 'lanterns', words: 'LANTERN', because: 'light behind glass or paper' },
  {
    to: 'lights',
    words: 'LIGHTS | LIGHT CHAIN | LIGHT GARLAND | STRING 20 LIGHT | LIGHT DECORATION',
    because: 'many small lamps on a string',
  },
  {
    to: 'lamps',
    words: 'LAMP | LAMPSHADE | SHADE | NIGHT LIGHT | TABLE LIGHT | BEDSIDE LIGHT | BULB | TRIOBASE | CUBE 25W | MIRROR BALL | DISCO BALL',
    because: 'light with a switch',
  },

  // The table and the kitchen.
  {
    to: 'eggCups',
    words: 'EGG CUP | EGG COSY | EGG WARMER | MUG COSY | EGG HOLDER | EGG SPOON | EGG BASKET',
    because: 'a boiled egg at breakfast',
  },
  { to: 'aprons', words: 'APRON | OVEN GLOVE | OVEN MITT | WASHING UP GLOVE | OVEN', because: 'worn while cooking' },
  { to: 'teaTowels', words: 'TEA TOWEL | TEA COSY', because: 'kitchen cloth' },
  { to: 'cakeStands', words: 'CAKE STAND | CAKESTAND | GLASS CAKE COVER | CLOCHE | BELL JAR', because: 'shows the cake' },
  { to: 'trays', words: 'TRAY', unless: 'JEWELLERY | LETTER', because: 'carries tea upstairs' },
  { to: 'placemats', words: 'PLACEMAT | COASTER', because: 'protects the table' },
  { to: 'tableLinen', words: 'NAPKIN | TABLECLOTH | TABLE CLOTH | TABLE RUN | PLACE SETTING | CHARGER', because: 'dresses the table' },
  {
    to: 'baking',
    words:
      'BAKING | COOKIE CUTTER | BISCUIT CUTTER | MOULD | CHOPSTICK CAKE | CAKE SLICE | PASTRY | ROLLING PIN $ | JELLY | ICE LOLLY | LADLE | MEASURING SPOON | MIXING BOWL',
    because: 'for the baker',
  },
  {
    to: 'cutlery',
    words: 'CUTLERY | CHOPSTICK | TEASPOON | TEA SPOON | CAKE FORK | SPOON | TONG | TEA STRAINER',
    unless: 'CUPBOARD | SHELF | CUTLERY BOX | REST | HOOK | WOODEN SPOON',
    because: 'eaten with',
  },
  {
    to: 'pans',
    words:
      'FRYING PAN | MILK PAN | EGG PAN | SCALES | COLANDER | UTENSIL | CHOPPING BOARD | SPATULA | WHISK | CORER | STRAINER | BRUSH | WOODEN SPOON | THERMOMETER+KITCHEN | ORANGE SQUEEZER | SPOON REST | ROLLING PIN | BOTTLE OPENER | TOASTRACK | SLICER | FLY SWAT | IRONING | JAM MAKING',
    unless: 'BATHROOM | GARDEN BRUSH',
    because: 'does the work in the kitchen',
  },
  { to: 'mugs', words: 'MUG', unless: 'BASIL | WARMER', because: 'a mug, whatever is printed on it' },
  {
    to: 'teapots',
    words:
      'TEAPOT | TEA FOR ONE | TEA SET | MILK JUG | SUGAR BOWL | SUGAR DISPENSER | COFFEE SET | SUGAR TONGS | TEA CADDY | COFFEE CADDY | TEA COFFEE SUGAR',
    because: 'serves tea and coffee',
  },
  { to: 'cups', words: 'CUP | TEACUP | SAUCER', unless: 'SUCTION | MAGNET | KNEELING | CHARM', because: 'a cup, mostly with its saucer' },
  {
    to: 'jars',
    words:
      'JAR | CONTAINER | CANISTER | BREAD BIN | STORAGE TIN | SPICE TIN | HERB TIN | CONDIMENT | CADDY | KNICK KNACK TIN | APOTHECARY BOTTLE | MILK BOTTLE | FLASK | TINS | POT W LID | POT WITH LID | JAM POT | TIN | SALT AND PEPPER',
    unless: 'MAGNET | BUCKET | ASHTRAY | CAN',
    because: 'keeps things fresh',
  },
  {
    to: 'glasses',
    words:
      'GLASS $ | WINE GLASS | GOBLET | TUMBLER | JUG | MILKSHAKE | APERITIF | SWEET HOME BOTTLE | CHAMPAGNE GLASS | TEA GLASS | CHALICE | SUNDAE | DOF GLASS',
    unless: 'WATERING',
    because: 'poured from and drunk from',
  },
  { to: 'bowls', words: 'BOWL | DISH | BASIN | FRUITBOWL', unless: 'SOAP', because: 'holds soup, fruit and butter' },
  { to: 'plates', words: 'PLATE | PLATTER', because: 'flat' },

  // The house.
  {
    to: 'bath',
    words: 'BATH* | SOAP | SPONGE | TOILET | BATHROOM BOTTLE | RUBBER DUCK | SALLE DE BAIN',
    unless: 'SIGN | PLAYHOUSE | HOOK | TINS | MAGNET | BUILDING BLOCK',
    because: 'stands in the bathroom',
  },
  { to: 'towels', words: 'TOWEL | FLANNEL', because: 'dries hands' },
  { to: 'cushions', words: 'CUSHION', unless: 'PIN | FLOOR | SEAT', because: 'cushions and their covers' },
  {
    to: 'throws',
    words: 'THROW | QUILT | FILLER PAD | FLOOR CUSHION | SEAT CUSHION | POUFFE | PADDED SEAT',
    unless: 'HANGING',
    because: 'soft things larger than a cushion',
  },
  { to: 'curtains', words: 'CURTAIN | CANVAS SCREEN | SCREEN | PARTITION | STRING CURTAIN', because: 'divides a room' },
  { to: 'clocks', words: 'CLOCK', unless: 'MAGNET', because: 'tells the time' },
  { to: 'magnets', words: 'MAGNET', because: 'on the fridge' },
  { to: 'mirrors', words: 'MIRROR', unless: 'MIRRORED', because: 'to look in' },
  { to: 'frames', words: 'FRAME | PHOTO | CARD HOLDER', unless: 'WALL ART | SHELF', because: 'for photographs and the cards that came' },
  { to: 'doorHangers', words: 'DOOR HANGER | DOORSIGN | DOOR SIGN | PLAQUE | DOORBELL', unless: 'FRENCH BLUE', because: 'on the door' },
  { to: 'decorations', words: 'LETTERS | BLOCK WORD | DOOR SIGN | NUMBER TILE', because: 'letters and numbers for the house' },
  { to: 'signs', words: 'SIGN', unless: 'GREETING', because: 'says something on the wall' },
  {
    to: 'decorations',
    words: 'WALL ART | PRINT | CANVAS ART | PICTURE | WALLHANGING | ART LIGHTS | WALL DECORATION | WALL PANEL | FLYING DUCK',
    unless: 'SCREWDRIVER | SPIRIT LEVEL | BOWL',
    because: 'hangs flat on the wall',
  },
  { to: 'knobs', words: 'KNOB | DRAWERKNOB', because: 'handles' },
  {
    to: 'hooks',
    words: 'HOOK | COAT RACK | HANGER | COATHANGER | PEG HANGER | KEY HOLDER | LOVEBIRDS FOUR',
    unless: 'SHELF | NETTING | DOOR | CABINET',
    because: 'things hang on it',
  },
  {
    to: 'cabinets',
    words: 'CABINET | CHEST | DRAWER | SHELF | SHELVES | SHELVING | CUPBOARD | SIDEBOARD',
    unless: 'LINER | B DRAW',
    because: 'furniture that holds',
  },
  {
    to: 'seats',
    words: 'CHAIR | STOOL | STEEL TABLE | ROUND TABLE | LOVE SEAT | NEWSPAPER STAND | UMBRELLA STAND',
    because: 'to sit on and at',
  },
  {
    to: 'organisers',
    words: 'RACK | ORGANISER | TIDY | STORAGE CUBE | LETTER | MAGAZINE | STORAGE HANGER | WASTEPAPER | BULLET BIN | WASTE BIN | SHOE SHINE',
    because: 'keeps order',
  },
  { to: 'baskets', words: 'BASKET | CRATE', unless: 'SEWING | BIRD', because: 'woven, or nearly' },
  { to: 'boxes', words: 'BOX | BOXES | BUCKET | STORAGE', unless: 'BIRD | MATCHES | MUSIC', because: 'put away' },
  {
    to: 'planters',
    words: 'GROW | PLANTER | PLANT | FLOWERPOT | FLOWER POT | PLANTER POT | HERB GARDEN | SOW N GROW | MARKER | SEED | LINER',
    unless: 'NECKLACE',
    because: 'something grows',
  },
  {
    to: 'gardenTools',
    words:
      'WATERING CAN | GARDEN FORK | GARDEN SPADE | GARDEN RAKE | GARDEN TROWEL | GARDEN GLOVE | GARDEN TOOL | SECATEUR* | KNEELING | GARDEN BRUSH | SPIRIT LEVEL | SCREWDRIVER | SNOW SHOVEL | GARDEN THERMOMETER | FIRE BUCKET | WALL THERMOMETER | EGG HUNT | PUNCTURE',
    because: 'work in the garden and shed',
  },
  { to: 'birdHouses', words: 'BIRD HOUSE | BIRDHOUSE | BIRD FEEDER | BIRD TABLE | DOVECOTE | BIRD BOX | BIRDCAGE', because: 'for birds' },
  { to: 'parasols', words: 'PARASOL | HAMMOCK | FAN', because: 'shade' },
  {
    to: 'gardenDecor',
    words: 'WINDMILL | CHIME | WINDCHIME | GNOME | GARDEN | MUSHROOM | TOADSTOOL | DOVE | GLITTER HANGING | POLE SUPPORT',
    because: 'makes the garden pretty',
  },
  { to: 'pegs', words: 'PEG | MATCHES | DOLLY PEG', because: 'small wooden things by the pack' },
  {
    to: 'flowers',
    words: 'ARTIFICIAL FLOWER | ART FLOWER | VASE | ARTIFICIAL | PORCELAIN ROSE | ROSE $ | FLOWER STEM | WOODEN DAISY',
    because: 'flowers that last',
  },
  {
    to: 'decorations',
    words: 'HANGING | HEART | DECORATION | STAR | WICKER | DROPLET | SWEETHEART | BUTTERFLY | STRING',
    unless: 'CARD',
    because: 'hangs in window and hall',
  },
  { to: 'cards', words: 'CARD | CARDS', unless: 'HOLDER', because: 'a card for an occasion' },
  {
    to: 'decorations',
    words: 'ORNAMENT | PAPERWEIGHT | CERAMIC | SHELL | BUDDHA | HAND OPEN | POODLE | ASHTRAY | CLIPS',
    because: 'stands there and pleases',
  },
]

/** Where a product lies that no rule places: what is only looked at. The share of these is counted when the shop is made. */
export const remainder = 'decorations'
