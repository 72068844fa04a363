/** Applied in this order to the upper-case name with a space at both ends: abbreviations written out, cut words completed, slips corrected. */
export const repairs: readonly (readonly [RegExp, string])[] = [
  [/[*]/g, ''], [/\s+/g, ' '],
  // Spacing and punctuation
  [/ ,\s*/g, ', '], [/,(?=\S)(?!B,|C )/g, ', '], [/[.,]+ $/, ' '], [/ - /g, ' – '], [/ -(?=[A-Z])/g, ' '], [/GLASS\. /, 'GLASS '],
  [/(?<=\S)\(/, ' ('], [/ 1(?:69|70|71|72)\d\d $/, ' '],
  // Counts
  [/ S ?\/ ?(\d+)/g, ' SET OF $1'], [/ SET ?\/ ?(\d+)/g, ' SET OF $1'], [/ SET ?(\d+)(?! NEEDLE| PIECE)/g, ' SET OF $1'], [/ SET OF(\d)/g, ' SET OF $1'],
  [/PACK ?\/ ?(\d+)/g, 'PACK OF $1'], [/ PACK (\d+)/g, ' PACK OF $1'], [/ BOX ?\/ ?(\d+)/g, ' BOX OF $1'], [/ (\d+) ?PC /g, ' $1 PIECE '], [/ TUB (\d)/, ' TUB OF $1'],
  // Words run together
  [/STOPMETAL/, 'STOP METAL'], [/CHOCOLATECANDLE/, 'CHOCOLATE CANDLE'], [/BAROQUECANDLESTICK/, 'BAROQUE CANDLESTICK'], [/SMALLFOLKART/, 'SMALL FOLKART'],
  [/BLACKCHRISTMAS/, 'BLACK CHRISTMAS'], [/SQUARECUSHION/, 'SQUARE CUSHION'], [/VIPPASSPORT/, 'VIP PASSPORT'], [/PINKWHITE/, 'PINK & WHITE'],
  [/BLACKBLUE/, 'BLACK & BLUE'], [/DRAWERKNOB/, 'DRAWER KNOB'], [/ 20LIGHTS? /, ' 20 LIGHTS '], [/CUTGLASS/, 'CUT GLASS'], [/SWIRLGLASS/, 'SWIRL GLASS'],
  [/KNICKERBOCKERGLORY/, 'KNICKERBOCKER GLORY'], [/FRUITBOWL/, 'FRUIT BOWL'], [/CAKESTAND/g, 'CAKE STAND'], [/PHOTOFRAME/, 'PHOTO FRAME'],
  [/CANDLEHOLDER/g, 'CANDLE HOLDER'], [/CANDLEPOT/, 'CANDLE POT'], [/CARDHOLDER/, 'CARD HOLDER'], [/TEALIGHT/g, 'T-LIGHT'], [/ TEA LIGHTS/, ' T-LIGHTS'],
  [/RETRO SPOT/g, 'RETROSPOT'], [/POLKA DOT/g, 'POLKADOT'], [/FOLK ART/g, 'FOLKART'], [/COATHANGER/, 'COAT HANGER'], [/NECKL\.?(\d)/, 'NECKLACE $1'],
  [/(\d+)"(?=[A-Z])/g, '$1" '], [/ 42"NECKL\./, ' 42" NECKLACE'], [/HAIRCLIP/g, 'HAIR CLIP'], [/HAIRSLIDE/g, 'HAIR SLIDE'],
  // Abbreviations
  [/ W ?\/ ?SUCK(?:ER)? /, ' WITH SUCKER '], [/ W\/ ?/g, ' WITH '], [/ W (?=\S)/g, ' WITH '], [/ (?:ASSTD|ASST|ASS|ASSTED) /g, ' ASSORTED '], [/ ANT /g, ' ANTIQUE '],
  [/ VINT /, ' VINTAGE '], [/ COLS? /g, ' COLOUR '], [/ DES /g, ' DESIGN '], [/ DEC(?:O\.)? (?=$|WHITE)/, ' DECORATION '], [/ DECO\.WHITE/, ' DECORATION WHITE'],
  [/ ART DEC /, ' ART DECO '], [/C\/COVER/g, 'CUSHION COVER'], [/B'FLY/g, 'BUTTERFLY'], [/P'WEIGHT/g, 'PAPERWEIGHT'], [/B'DRAW/, 'BEDROOM DRAWER'],
  [/ (?:M\.O\.P|MOP) /g, ' MOTHER-OF-PEARL '], [/ M PEARL /, ' MOTHER-OF-PEARL '], [/\/M\.O\.P /, '/MOTHER-OF-PEARL '], [/\/MOP /, '/MOTHER-OF-PEARL '],
  [/ (?:HLDR|HOLD) $/, ' HOLDER '], [/NECKL\. ?/g, 'NECKLACE '], [/ NECKLA?C? $/, ' NECKLACE '], [/ NECKL /, ' NECKLACE '], [/ GARLD /, ' GARLAND '], [/ MED $/, ' MEDIUM '],
  [/BLK\/WHIT /, 'BLACK & WHITE '], [/\/WHT\//, '/WHITE/'], [/\/NAT /, '/NATURAL '], [/ RND /, ' ROUND '], [/ RECT /, ' RECTANGULAR '], [/SIL'T SQU /, 'SILHOUETTE SQUARE '],
  [/ LT\.? ?BLUE/, ' LIGHT BLUE'], [/ LT ROSE/, ' LIGHT ROSE'], [/MULTICOL /, 'MULTICOLOUR '], [/M\/COLOUR/, 'MULTICOLOUR'], [/KNIF & S /, 'KNIFE & SPOON '], [/\bTURQ\b/g, 'TURQUOISE'],
  [/D\.O\.F\./, 'DOF'], [/XMAS/g, 'CHRISTMAS'], [/ 15C /, ' 15c '],
  // Words that the source cuts at 35 letters
  [/ PASTEL FLOWE? $/, ' PASTEL FLOWER '], [/BUTTERFL $/, 'BUTTERFLY '], [/ STRA? $/, ' STRAP '], [/MONTAN $/, 'MONTANA '], [/TURQUOIS $/, 'TURQUOISE '],
  [/RASPBERR $/, 'RASPBERRY '], [/PHONE CHAR $/, 'PHONE CHARM '], [/HAIR SLIDE $/, 'HAIR SLIDES '], [/DIAMON $/, 'DIAMOND '], [/BLACK DIA $/, 'BLACK DIAMOND '],
  [/PHOTO A $/, 'PHOTO ALBUM '], [/BRACELET OL $/, 'BRACELET OLIVE '], [/BRACELET TO $/, 'BRACELET TOPAZ '], [/WITH BEA $/, 'WITH BEADS '], [/ BIN FLORA $/, ' BIN FLORAL '],
  [/ STAR L $/, ' STAR LARGE '], [/ STAR S $/, ' STAR SMALL '], [/INCENSE\/CANDL? SET/, 'INCENSE/CANDLE SET'], [/INCENSE\/CAND SET/, 'INCENSE/CANDLE SET'], [/HANGING STRAWBERY/, 'HANGING STRAWBERRY'],
  // Slips of the pen
  [/CINAMMON/g, 'CINNAMON'], [/ARTIIFCIAL/, 'ARTIFICIAL'], [/CEATURE/, 'CREATURE'], [/LAQUERED/, 'LACQUERED'], [/STRAWBRY/, 'STRAWBERRY'], [/TRADTIONAL/, 'TRADITIONAL'],
  [/UTILTY/, 'UTILITY'], [/PAISELY/, 'PAISLEY'], [/HYDRANGA/, 'HYDRANGEA'], [/SANDLEWOOD/g, 'SANDALWOOD'], [/FUSCHIA/g, 'FUCHSIA'], [/TASSLE/g, 'TASSEL'],
  [/SKIPPPING/, 'SKIPPING'], [/BUDAH/, 'BUDDHA'], [/FLOWR/, 'FLOWER'], [/BRACLET/, 'BRACELET'], [/SILOUETTE/, 'SILHOUETTE'], [/BUTTERFILES/, 'BUTTERFLIES'], [/PANNETONE/, 'PANETTONE'],
  [/FILIGRIS/, 'FILIGREE'], [/DOILEY/, 'DOILY'], [/METALIC/, 'METALLIC'], [/ROCCOCO/, 'ROCOCO'], [/FRAPPUCINO/, 'FRAPPUCCINO'], [/CANNISTER/, 'CANISTER'],
  [/NAUGHTS/, 'NOUGHTS'], [/CANDYSTUFT/, 'CANDYTUFT'], [/JEWELED/, 'JEWELLED'], [/EAU DE NILE/, 'EAU DE NIL'], [/ DRAGONS BLOOD/, " DRAGON'S BLOOD"],
  // Possessives and joined names
  [/ CHILDRENS /g, " CHILDREN'S "], [/ CHILDS /g, " CHILD'S "], [/ GARDENERS /, " GARDENER'S "], [/ KINGS CHOICE/, " KING'S CHOICE"], [/ GAOLERS /, " GAOLER'S "], [/RUDOLPHS/, "RUDOLPH'S"],
  [/CHARLIE ?[&+] ?LOLA|CHARLIE AND LOLA|CHARLIE LOLA/g, 'CHARLIE & LOLA'], [/LOLA"EXTREMELY/, 'LOLA "EXTREMELY'], [/ ?\+ ?/g, ' & '], [/BLACK\/BLUE/, 'BLACK & BLUE'],
  [/ NO $/, ' "NO" '],  [/ (\d+)CM ?X ?(\d+)CM /g, ' $1X$2CM '], [/ QUEENS GUARD/, " QUEEN'S GUARD"], [/ LETS GO/, " LET'S GO"],
]
