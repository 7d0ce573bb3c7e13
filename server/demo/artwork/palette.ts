/** Colours of a time of day and season. Hills are ordered from the farthest to the nearest. */
export interface Palette {
  sky: readonly [top: string, bottom: string]
  sun: string
  cloud: string
  hills: readonly [string, string, string]
  water: readonly [string, string]
  sand: readonly [near: string, far: string]
  ground: string
  groundShade: string
  leaf: readonly [string, string]
  trunk: string
  wall: string
  wallShade: string
  roof: string
  glass: string
  accent: string
  /** Small bright details: blossom, lamps, flags. */
  spark: string
}

export const PALETTES = {
  morning: {
    sky: ['#CFE8EF', '#FDF1DC'],
    sun: '#FFF6D8',
    cloud: '#FFFFFF',
    hills: ['#B9D3D0', '#8FB8A8', '#6A9C82'],
    water: ['#9CCFD8', '#5FA8B8'],
    sand: ['#F6E7C8', '#EAD6AE'],
    ground: '#A9C68B',
    groundShade: '#8FB274',
    leaf: ['#6FA368', '#4F8558'],
    trunk: '#7A5B43',
    wall: '#FBF4E7',
    wallShade: '#EBDDC6',
    roof: '#D9704A',
    glass: '#BFE0E4',
    accent: '#E4572E',
    spark: '#F7B7C3',
  },
  noon: {
    sky: ['#8CC9EC', '#E2F3F7'],
    sun: '#FFFBE6',
    cloud: '#FFFFFF',
    hills: ['#A6CBD6', '#79B093', '#4F9168'],
    water: ['#6FC3DC', '#2E8FB5'],
    sand: ['#F8E9C4', '#EFD9A6'],
    ground: '#9CCB78',
    groundShade: '#7FB45F',
    leaf: ['#5EA24F', '#3E7F45'],
    trunk: '#6F5038',
    wall: '#FFFFFF',
    wallShade: '#E6ECEE',
    roof: '#3F7FA6',
    glass: '#A9DCEB',
    accent: '#F2A33A',
    spark: '#FFD65A',
  },
  sunset: {
    sky: ['#F29E6D', '#FCE3B8'],
    sun: '#FFF0C2',
    cloud: '#FFD9BD',
    hills: ['#D99C86', '#B06E69', '#7C4E57'],
    water: ['#F0B48A', '#B4716F'],
    sand: ['#F3CF9E', '#DDB07C'],
    ground: '#C9A36B',
    groundShade: '#AD8655',
    leaf: ['#8E7A45', '#6C5E3C'],
    trunk: '#57392F',
    wall: '#FBE9D2',
    wallShade: '#E6C8A6',
    roof: '#8C3F3A',
    glass: '#FFE2A0',
    accent: '#E4572E',
    spark: '#FFE08A',
  },
  dusk: {
    sky: ['#37426E', '#D99FA8'],
    sun: '#FDF3DF',
    cloud: '#7C749B',
    hills: ['#6F6F9C', '#4F5482', '#363C63'],
    water: ['#8487B0', '#454B78'],
    sand: ['#8D8496', '#736C85'],
    ground: '#4E5B5E',
    groundShade: '#404B50',
    leaf: ['#3F5C57', '#2E4745'],
    trunk: '#332B33',
    wall: '#E9DCD3',
    wallShade: '#BFAFB1',
    roof: '#5C3B52',
    glass: '#FFD98A',
    accent: '#F2A65A',
    spark: '#FFE9A8',
  },
  autumn: {
    sky: ['#BBD8E6', '#FBEBD2'],
    sun: '#FFF6DC',
    cloud: '#FFFFFF',
    hills: ['#C3B79E', '#C98F55', '#A9663A'],
    water: ['#A9CBD0', '#6699A6'],
    sand: ['#F0DDB4', '#DCC391'],
    ground: '#CDB06C',
    groundShade: '#B39553',
    leaf: ['#D9803B', '#B4532F'],
    trunk: '#5F432F',
    wall: '#FAF1E0',
    wallShade: '#E4D3B6',
    roof: '#6B4A38',
    glass: '#CFE3E4',
    accent: '#C23B22',
    spark: '#F2C14E',
  },
  winter: {
    sky: ['#B4CBDD', '#F3F4F2'],
    sun: '#FFFFFF',
    cloud: '#FFFFFF',
    hills: ['#CBD8E2', '#A4B9C9', '#7F9AAF'],
    water: ['#B6D0DC', '#7FA5B8'],
    sand: ['#F4F1EA', '#DFE0DE'],
    ground: '#F1F4F3',
    groundShade: '#D8E1E4',
    leaf: ['#6F9A8C', '#4E7A71'],
    trunk: '#6A5A50',
    wall: '#F8EFE4',
    wallShade: '#DDD0C2',
    roof: '#B24A3B',
    glass: '#FFE3A6',
    accent: '#E4572E',
    spark: '#FFFFFF',
  },
} as const satisfies Record<string, Palette>

export type Mood = keyof typeof PALETTES
