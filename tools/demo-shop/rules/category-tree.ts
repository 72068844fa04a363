/** Departments and their categories. `kind` is what a product of the category is drawn as when its name says nothing better. */
export interface DepartmentPlan {
  name: string
  /** The brand of products that belong to no named range. */
  houseBrand: string
  categories: Record<string, { name: string; kind: string }>
}

export const departments = [
  {
    name: 'Tableware',
    houseBrand: 'Larkspur Table',
    categories: {
      mugs: { name: 'Mugs', kind: 'mug' },
      cups: { name: 'Cups & Saucers', kind: 'teacup' },
      teapots: { name: 'Teapots & Tea Sets', kind: 'teapot' },
      plates: { name: 'Plates & Platters', kind: 'plate' },
      bowls: { name: 'Bowls & Dishes', kind: 'bowl' },
      glasses: { name: 'Glasses & Jugs', kind: 'glass' },
      cutlery: { name: 'Cutlery & Chopsticks', kind: 'cutlery' },
      cakeStands: { name: 'Cake Stands', kind: 'cakeStand' },
      trays: { name: 'Trays', kind: 'tray' },
      placemats: { name: 'Placemats & Coasters', kind: 'coaster' },
      tableLinen: { name: 'Table Linen & Napkin Rings', kind: 'napkin' },
      eggCups: { name: 'Egg Cups & Cosies', kind: 'eggCup' },
    },
  },
  {
    name: 'Kitchen & Baking',
    houseBrand: 'Copper Ladle',
    categories: {
      aprons: { name: 'Aprons & Kitchen Gloves', kind: 'apron' },
      teaTowels: { name: 'Tea Towels & Cosies', kind: 'towel' },
      cakeCases: { name: 'Cake Cases', kind: 'cakeCase' },
      baking: { name: 'Baking Moulds & Cutters', kind: 'mould' },
      cakeTins: { name: 'Cake & Biscuit Tins', kind: 'tin' },
      jars: { name: 'Storage Jars & Canisters', kind: 'jar' },
      lunchBoxes: { name: 'Lunch & Snack Boxes', kind: 'lunchBox' },
      pans: { name: 'Pans & Kitchen Tools', kind: 'pan' },
      recipes: { name: 'Recipe Boxes & Shopping Lists', kind: 'box' },
    },
  },
  {
    name: 'Bags & Travel',
    houseBrand: 'Wayfarer & Co',
    categories: {
      jumboBags: { name: 'Jumbo Bags', kind: 'bag' },
      lunchBags: { name: 'Lunch Bags', kind: 'lunchBag' },
      shoppers: { name: 'Shoppers & Totes', kind: 'bag' },
      handbags: { name: 'Handbags & Shoulder Bags', kind: 'handbag' },
      charlotteBags: { name: 'Charlotte Bags & Backpacks', kind: 'handbag' },
      washBags: { name: 'Wash & Cosmetic Bags', kind: 'washBag' },
      purses: { name: 'Purses', kind: 'purse' },
      travel: { name: 'Luggage & Travel Wallets', kind: 'wallet' },
      umbrellas: { name: 'Umbrellas & Rainwear', kind: 'umbrella' },
    },
  },
  {
    name: 'Jewellery',
    houseBrand: 'Rosalind Fine',
    categories: {
      jewellery: { name: 'Necklaces, Bracelets & Earrings', kind: 'necklace' },
      rings: { name: 'Rings & Brooches', kind: 'ring' },
      jewelleryBoxes: { name: 'Trinket Boxes & Jewellery Stands', kind: 'trinket' },
    },
  },
  {
    name: 'Accessories',
    houseBrand: 'Pocketful',
    categories: {
      hair: { name: 'Hair Clips & Bands', kind: 'hairClip' },
      keyRings: { name: 'Key Rings', kind: 'keyRing' },
      charms: { name: 'Bag & Phone Charms', kind: 'charm' },
      beauty: { name: 'Compact Mirrors & Beauty', kind: 'compact' },
      wear: { name: 'Wearables & Novelties', kind: 'scarf' },
    },
  },
  {
    name: 'Candles & Fragrance',
    houseBrand: 'Wick & Ember',
    categories: {
      tLightHolders: { name: 'T-Light Holders', kind: 'tLightHolder' },
      candleHolders: { name: 'Candlesticks & Candle Holders', kind: 'candlestick' },
      tLights: { name: 'T-Light Candles', kind: 'tLight' },
      scentedCandles: { name: 'Scented Candles', kind: 'jarCandle' },
      candles: { name: 'Pillar & Novelty Candles', kind: 'candle' },
      dinnerCandles: { name: 'Dinner & Party Candles', kind: 'dinnerCandle' },
      incense: { name: 'Incense & Home Fragrance', kind: 'incense' },
    },
  },
  {
    name: 'Lighting',
    houseBrand: 'Lamplighter',
    categories: {
      lanterns: { name: 'Lanterns', kind: 'lantern' },
      lights: { name: 'String Lights', kind: 'lights' },
      lamps: { name: 'Lamps & Lampshades', kind: 'lamp' },
    },
  },
  {
    name: 'Home Décor',
    houseBrand: 'Hartwell Home',
    categories: {
      decorations: { name: 'Decorations & Wall Art', kind: 'heart' },
      mirrors: { name: 'Mirrors', kind: 'mirror' },
      frames: { name: 'Photo Frames & Card Holders', kind: 'frame' },
      clocks: { name: 'Clocks', kind: 'clock' },
      signs: { name: 'Signs', kind: 'sign' },
      flowers: { name: 'Artificial Flowers & Vases', kind: 'flower' },
      magnets: { name: 'Fridge Magnets', kind: 'magnet' },
      doorHangers: { name: 'Door Hangers & Plaques', kind: 'doorHanger' },
    },
  },
  {
    name: 'Soft Furnishings',
    houseBrand: 'Downy & Thread',
    categories: {
      cushions: { name: 'Cushions & Covers', kind: 'cushion' },
      throws: { name: 'Throws, Seats & Fillers', kind: 'throw' },
      doormats: { name: 'Doormats & Rugs', kind: 'doormat' },
      doorstops: { name: 'Doorstops', kind: 'doorstop' },
      curtains: { name: 'Curtains & Screens', kind: 'curtain' },
      hotWater: { name: 'Hot Water Bottles', kind: 'hotWaterBottle' },
      handWarmers: { name: 'Hand Warmers & Slippers', kind: 'handWarmer' },
    },
  },
  {
    name: 'Furniture & Storage',
    houseBrand: 'Old Joinery',
    categories: {
      hooks: { name: 'Hooks & Coat Racks', kind: 'hook' },
      knobs: { name: 'Drawer Knobs', kind: 'knob' },
      cabinets: { name: 'Cabinets & Shelves', kind: 'cabinet' },
      seats: { name: 'Chairs, Stools & Tables', kind: 'stool' },
      baskets: { name: 'Baskets', kind: 'basket' },
      boxes: { name: 'Storage Boxes & Tins', kind: 'box' },
      organisers: { name: 'Racks & Organisers', kind: 'rack' },
    },
  },
  {
    name: 'Garden & Outdoors',
    houseBrand: 'Potting Shed',
    categories: {
      gardenTools: { name: 'Watering Cans & Garden Tools', kind: 'wateringCan' },
      planters: { name: 'Planters & Seeds', kind: 'plantPot' },
      birdHouses: { name: 'Bird Houses & Feeders', kind: 'birdHouse' },
      gardenDecor: { name: 'Garden Ornaments', kind: 'windmill' },
      picnic: { name: 'Picnic & Food Covers', kind: 'hamper' },
      parasols: { name: 'Parasols, Hammocks & Fans', kind: 'parasol' },
    },
  },
  {
    name: 'Christmas',
    houseBrand: 'Frost & Fir',
    categories: {
      xmasDecorations: { name: 'Christmas Decorations', kind: 'bauble' },
      xmasCards: { name: 'Christmas Cards', kind: 'xmasCard' },
      xmasWrap: { name: 'Christmas Wrap & Ribbons', kind: 'wrap' },
      xmasStockings: { name: 'Stockings & Advent Calendars', kind: 'stocking' },
    },
  },
  {
    name: 'Easter',
    houseBrand: 'Frost & Fir',
    categories: {
      easterEggs: { name: 'Easter Eggs & Baskets', kind: 'egg' },
      easterDecorations: { name: 'Chicks, Bunnies & Garlands', kind: 'bunny' },
    },
  },
  {
    name: 'Party',
    houseBrand: 'Hip Hooray',
    categories: {
      bunting: { name: 'Bunting', kind: 'bunting' },
      paperGarlands: { name: 'Garlands & Paper Chains', kind: 'garland' },
      partyTable: { name: 'Paper Plates, Cups & Straws', kind: 'paperCup' },
      napkins: { name: 'Napkins & Doilies', kind: 'doily' },
      partyFun: { name: 'Balloons, Bags & Invitations', kind: 'balloon' },
    },
  },
  {
    name: 'Cards & Gift Wrap',
    houseBrand: 'Paper Lark',
    categories: {
      cards: { name: 'Greeting Cards', kind: 'card' },
      wrap: { name: 'Wrapping Paper', kind: 'wrap' },
      giftBags: { name: 'Gift Bags & Boxes', kind: 'giftBag' },
      ribbons: { name: 'Ribbons', kind: 'ribbon' },
      tissueTape: { name: 'Gift Tape, Tags & Tissue', kind: 'tape' },
    },
  },
  {
    name: 'Stationery',
    houseBrand: 'Paper Lark',
    categories: {
      notebooks: { name: 'Notebooks & Journals', kind: 'notebook' },
      pencils: { name: 'Pencils & Crayons', kind: 'pencils' },
      pens: { name: 'Pens, Erasers & Desk', kind: 'pen' },
      stickers: { name: 'Stickers & Badges', kind: 'sticker' },
      writingSets: { name: 'Writing Sets & Stamps', kind: 'stationery' },
      memo: { name: 'Calendars, Chalkboards & Memo', kind: 'chalkboard' },
    },
  },
  {
    name: 'Craft & Sewing',
    houseBrand: 'Nimble Needle',
    categories: {
      sewing: { name: 'Sewing', kind: 'sewing' },
      craftKits: { name: 'Craft Kits', kind: 'craftKit' },
      pegs: { name: 'Pegs & Matches', kind: 'peg' },
    },
  },
  {
    name: 'Children',
    houseBrand: 'Tumbledown Toys',
    categories: {
      softToys: { name: 'Soft Toys & Dolls', kind: 'toy' },
      games: { name: 'Games & Cards', kind: 'playingCards' },
      jigsaws: { name: 'Jigsaws & Drawing Slates', kind: 'jigsaw' },
      toys: { name: 'Toys', kind: 'spinningTop' },
      kidsTable: { name: "Children's Tableware", kind: 'beaker' },
      kidsRoom: { name: "Children's Room & Baby", kind: 'blocks' },
      moneyBoxes: { name: 'Money Boxes', kind: 'moneyBox' },
    },
  },
  {
    name: 'Bath & Wellbeing',
    houseBrand: 'Linen & Soap',
    categories: {
      bath: { name: 'Bathroom', kind: 'soap' },
      towels: { name: 'Towels & Flannels', kind: 'towel' },
      tissues: { name: 'Tissues & Tissue Boxes', kind: 'tissueBox' },
      firstAid: { name: 'First Aid & Plasters', kind: 'firstAid' },
    },
  },
] as const satisfies readonly DepartmentPlan[]
