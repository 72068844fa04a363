import type { WordRule } from './word-rule.ts'

/** Ranges that the names speak of become brands. The first that matches decides; a product of none carries its department's house brand. */
export interface BrandRule extends WordRule {
  brand: string
}

export const brandRules: readonly BrandRule[] = [
  // Licensed and drawn characters come first: they name a range even in another range's pattern.
  { brand: 'Charlie & Lola', words: 'CHARLIE LOLA' },
  { brand: 'Spaceboy', words: 'SPACEBOY | SPACE CADET | SPACEBALL' },
  { brand: 'Dolly Girl', words: 'DOLLY GIRL' },
  { brand: 'Circus Parade', words: 'CIRCUS PARADE' },
  { brand: 'Suki', words: 'SUKI' },
  { brand: 'Babushka', words: 'BABUSHKA' },
  { brand: 'Buffalo Bill', words: 'BUFFALO BILL | GYMKHANA | TREASURE ISLAND' },
  { brand: "King's Choice", words: 'KINGS CHOICE | FIRST ADE | POCKET MONEY | HOUSEKEEPING' },
  { brand: 'Henrietta Hen', words: 'HENRIETTA HEN | MILKMAID | DAIRY MAID | MILK MAID' },
  // Places and flags.
  { brand: 'I Love London', words: 'I LOVE LONDON | LOVE LONDON | LANDMARK | LONDON BUS | QUEENS GUARD' },
  { brand: 'Union Jack', words: 'UNION JACK | UNION FLAG | UNION STRIPE | EMPIRE | ST GEORGE | JUBILEE' },
  { brand: 'Keep Calm', words: 'KEEP CALM' },
  { brand: 'Home Sweet Home', words: 'HOME SWEET HOME' },
  { brand: 'Jet Set', words: 'JET SET | AIRLINE BAG | PASSPORT COVER | LUGGAGE TAG | HOLIDAY PURSE' },
  // Ranges by what they are made of or for.
  { brand: 'Feltcraft', words: 'FELTCRAFT | FELT CRAFT' },
  { brand: 'Jam Making', words: 'JAM MAKING | JAM JAR | BONNE JAM | HOMEMADE JAM' },
  { brand: 'Regency', words: 'REGENCY' },
  { brand: 'Parisienne', words: 'PARISIENNE | FRENCH | MA CAMPAGNE | CHATEAU | BROCANTE' },
  { brand: 'Pantry', words: 'PANTRY' },
  { brand: 'Botanical', words: 'BOTANICAL | JARDIN | POTTING SHED' },
  { brand: 'Morris', words: 'MORRIS' },
  { brand: 'Medina', words: 'MEDINA | MOROCCAN | KASHMIR* | MADRAS' },
  { brand: 'Murano', words: 'MURANO' },
  { brand: 'Boudicca', words: 'BOUDICCA | ORBIT' },
  { brand: 'Diamanté', words: 'DIAMANTE | BLING | LAS VEGAS | JEWELLED' },
  { brand: 'Baroque', words: 'BAROQUE | ROCOCO | EDWARDIAN | VICTORIAN | MARIE ANTOINETTE' },
  // Prints.
  { brand: 'Retrospot', words: 'RETROSPOT | RED SPOT | RED SPOTTY' },
  { brand: 'Polkadot', words: 'POLKADOT | CANDY SPOT | SPOTTY | VINTAGE SPOT' },
  { brand: 'Skulls', words: 'SKULL' },
  { brand: 'Woodland', words: 'WOODLAND | TOADSTOOL | MUSHROOM | MAGIC GARDEN | ENCHANTED FOREST | HAPPY FOREST' },
  { brand: 'Paisley Park', words: 'PAISLEY' },
  { brand: 'Doily', words: 'DOILY | LACE' },
  { brand: 'Apples & Pears', words: 'APPLE | PEARS DESIGN | GREEN PEAR | JUMBO BAG PEAR | FRUIT SALAD | STRAWBERRY' },
  { brand: 'Fairy Cake', words: 'FAIRY CAKE | TEATIME | TEA TIME | CUPCAKE' },
  { brand: 'English Rose', words: 'ENGLISH ROSE | DANISH ROSE | CHERRY BLOSSOM | ROSE DU SUD | ROSE COTTAGE' },
  { brand: 'Gingham', words: 'GINGHAM' },
  { brand: 'Folkart', words: 'FOLKART | SCANDINAVIAN | SCANDISPOT' },
  { brand: 'Lovebird', words: 'LOVEBIRD | LOVE BIRD | SONGBIRD | SONG BIRD' },
  { brand: 'Sweetheart', words: 'SWEETHEART | LOVE HEART' },
  { brand: '50s Christmas', words: '50S CHRISTMAS' },
  { brand: 'Zinc & Co', words: 'ZINC' },
  { brand: 'Vintage', words: 'VINTAGE' },
]
