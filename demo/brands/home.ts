import type { Brand } from './brand.ts'

export const homeBrands: readonly Brand[] = [
  {
    name: 'Hearth & Hollow',
    makes: ['mug', 'vase', 'pot', 'cushion', 'towels', 'candle'],
    voice: 'warm',
    lines: ['Hearth', 'Hollow', 'Ash', 'Emberly'],
    description:
      'Things for the table and the windowsill. Hearth & Hollow works with potteries and weavers who put their names on the base. We carry too many glazes because we cannot choose, and the ones we retire are as good as the ones we keep.',
  },
  {
    name: 'Driftwell',
    makes: ['candle', 'towels', 'lamp', 'frame'],
    voice: 'plain',
    lines: ['Driftwell', 'Tide', 'Cove', 'Slipway'],
    description:
      'Driftwell makes candles, textiles and lamps for coastal homes and for homes that wish they were. Core lines run for years; limited scents do not. Everything is boxed for retail with shelf barcodes.',
  },
  {
    name: 'Copper Heron Home',
    makes: ['pot', 'lamp', 'clock'],
    voice: 'technical',
    lines: ['Heron', 'Gauge', 'Forge', 'Datum'],
    description:
      'Cookware and lighting specified like tools. Copper Heron publishes wall thickness, enamel coats and colour temperature, and stands behind all three for ten years. Lots are packaging refreshes and cancelled hotel orders.',
  },
  {
    name: 'Moss & Mortar',
    makes: ['planter', 'vase', 'frame'],
    voice: 'warm',
    lines: ['Moss', 'Mortar', 'Fern', 'Terrace'],
    description:
      'Planters, vases and frames for people who water things. Moss & Mortar is a studio of six in Asheville with one large kiln. When a shop closes or a colour is retired, we would rather see the pots planted than stacked.',
  },
  {
    name: 'Lanternfield',
    makes: ['clock', 'cushion', 'mug', 'candle'],
    voice: 'playful',
    lines: ['Lantern', 'Field', 'Firefly', 'Picket'],
    description:
      'Cheerful homeware that does not take the room too seriously. Lanternfield clocks ring, its cushions argue with the sofa, and its mugs hold a proper amount. Gift shops love us in November; January is when we come here.',
  },
  {
    name: 'Ostra Living',
    makes: ['mug', 'towels', 'frame', 'vase', 'lamp', 'planter', 'cushion'],
    voice: 'plain',
    lines: ['Ostra', 'Linea', 'Plano', 'Forma'],
    description:
      'Quiet Mediterranean basics: stoneware, linen, ash wood. Ostra Living supplies hotels and boutiques on three continents and clears project surplus by the lot, with matching quantities for whole rooms.',
  },
]
