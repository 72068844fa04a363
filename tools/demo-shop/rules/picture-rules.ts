import type { WordRule } from './word-rule.ts'

export const colourWords: Readonly<Record<string, string>> = {
  red: 'RED | REDS | CHERRY | RUBY | RASPBERRY | BURGUNDY | STRAWBERRY | RETROSPOT | ROSSO | TOADSTOOL | RED APPLE | UNION JACK | UNION FLAG | LONDON | SANTA | CHRISTMAS | ROBIN',
  pink: 'PINK | PINKS | ROSE | FUCHSIA | DOLLY GIRL | FAIRY CAKE | BLOSSOM | FLAMINGO | MARSHMALLOW | FONDANT | GIRL',
  orange: 'ORANGE | AMBER | PEACH | COPPER | SUNSET | TERRACOTTA | TOPAZ | LOBSTER | CINNAMON',
  yellow: 'YELLOW | LEMON | CITRUS | SUNFLOWER | CHICK | DAISY | CITRONELLA | VANILLA | CORDIAL',
  gold: 'GOLD | BRASS | BRONZE | GOLDIE',
  green:
    'GREEN | GREENS | LIME | OLIVE | SAGE | FERN | JADE | PISTACHIO | HERB | CACTI | CACTUS | HOLLY | BASIL | LEAF | FROG | PERIDOT | CHRISTMAS TREE | PEARS | CAMOUFLAGE | IVY',
  mint: 'MINT | EAU DE NIL | PISTACHIO',
  turquoise: 'TURQUOISE | AQUA | TEAL | MONTANA',
  blue: 'BLUE | BLUES | NAVY | MIDNIGHT | SPACEBOY | OCEAN | DENIM | SAILOR | BLUEBERRY | BOY | WEDGWOOD',
  lilac: 'LILAC | LAVENDER | PERIWINKLE',
  purple: 'PURPLE | AMETHYST | VIOLET | PLUM',
  brown: 'BROWN | CHOCOLATE | CHOC | COFFEE | CHOCOLATES | TIGRIS | GINGERBREAD',
  black: 'BLACK | JET | NOIR | SKULL | SKULLS | SLATE | CHALKBOARD | BLACKBOARD',
  grey: 'GREY | SMOKEY | PEWTER',
  silver: 'SILVER | DIAMANTE | ALUMINIUM | STEEL | CHROME | METAL',
  zinc: 'ZINC | TIN | TINS',
  cream: 'CREAM | IVORY | BUTTER | PEARL | LACE | NATURAL | LINEN | LATTE | DOILY | PAPER',
  white: 'WHITE | CLEAR | FROSTED | PORCELAIN | PEARLISED | SNOWFLAKE',
  wood: 'WOOD | WOODEN | WICKER | BAMBOO | RAFFIA | RUSTIC | NATURAL WOOD',
  glass: 'GLASS | CRYSTAL',
}

/** Read in this order; the first two that match are printed as one. */
export const patternRules: readonly (WordRule & { pattern: string })[] = [
  { pattern: 'unionJack', words: 'UNION JACK | UNION FLAG | UNION STRIPE | EMPIRE | LONDON' },
  { pattern: 'dots', words: 'RETROSPOT | POLKADOT | SPOT | SPOTS | SPOTTY | SPOTTED | DOT | DOTS | POLKA | CONFETTI' },
  { pattern: 'gingham', words: 'GINGHAM | CHECK' },
  { pattern: 'stripes', words: 'STRIPE | STRIPES | STRIPY | STRIPEY | REGATTA | CIRCUS | HAMMOCK | CARNIVAL | BUTTONS AND' },
  { pattern: 'paisley', words: 'PAISLEY | KASHMIR*' },
  { pattern: 'skulls', words: 'SKULL' },
  { pattern: 'rockets', words: 'SPACEBOY | SPACE* | ROBOT | JET SET | AIRMAIL' },
  { pattern: 'cakes', words: 'FAIRY CAKE | CUPCAKE | CAKES | TEATIME | TEA TIME' },
  { pattern: 'toadstools', words: 'WOODLAND | TOADSTOOL | MUSHROOM | FOREST' },
  { pattern: 'fruit', words: 'STRAWBERRY | CHERRY | APPLE | PEAR | PEARS | FRUIT' },
  { pattern: 'leaves', words: 'LEAF | LEAVES | FERN | HOLLY | IVY | BOTANICAL | GARDEN | JARDIN | HERB' },
  { pattern: 'lace', words: 'LACE | DOILY | VICTORIAN | BAROQUE | FILIGREE | DAMASK | ROCOCO | MORRIS | EDWARDIAN' },
  { pattern: 'birds', words: 'BIRD | BIRDS | OWL | OWLS | LOVEBIRD | SWALLOW | DOVE | ROBIN | HEN | CHICK | DUCK' },
  { pattern: 'butterflies', words: 'BUTTERFLY | BUTTERFLIES | FAIRY' },
  {
    pattern: 'flowers',
    words:
      'FLOWER | REGENCY | FLORAL | ROSE | DAISY | BLOSSOM | POSY | POSIES | PEONY | ROSES | FLORA | LILY | POPPY | POPPIES | HIBISCUS | BABUSHKA | DOLLY | PANSY | CHRYSANTHEMUM | FLOCK | SUKI',
  },
  { pattern: 'hearts', words: 'HEART | HEARTS | LOVE | SWEETHEART | VALENTINE | WEDDING | HOME SWEET HOME' },
  { pattern: 'stars', words: 'STAR | STARS | MAGIC | COWBOY* | CHRISTMAS | SANTA' },
  { pattern: 'letters', words: 'ALPHABET | LETTER | FONT | FONTS | BILLBOARD | KEEP CALM | CARDS' },
  { pattern: 'rings', words: 'CIRCLE | CIRCLES | PSYCHEDELIC | ORBIT | RETRO | BUBBLE*' },
]
