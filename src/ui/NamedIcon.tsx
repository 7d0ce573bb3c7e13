import {
  IconBath,
  IconBeach,
  IconBed,
  IconBone,
  IconBowl,
  IconBuildingBank,
  IconCalendarCheck,
  IconCamera,
  IconCat,
  IconCoffee,
  IconDog,
  IconDogBowl,
  IconFence,
  IconHome,
  IconHomeHeart,
  IconKey,
  IconMapPinHeart,
  IconMasksTheater,
  IconMoodKid,
  IconMoon,
  IconPalette,
  IconParking,
  IconPaw,
  IconPill,
  IconPool,
  IconRun,
  IconSchool,
  IconScissors,
  IconShoppingBag,
  IconStethoscope,
  IconSun,
  IconTent,
  IconToolsKitchen2,
  IconTrees,
  IconUmbrella,
  IconWalk,
  type TablerIcon,
} from '@tabler/icons-react'

/** Icons that data may name (groups, options); imported one by one, so that the rest of the set stays out of the build. */
const ICONS: Readonly<Record<string, TablerIcon>> = {
  bath: IconBath,
  beach: IconBeach,
  bed: IconBed,
  bone: IconBone,
  bowl: IconBowl,
  'building-bank': IconBuildingBank,
  'calendar-check': IconCalendarCheck,
  camera: IconCamera,
  cat: IconCat,
  coffee: IconCoffee,
  dog: IconDog,
  'dog-bowl': IconDogBowl,
  fence: IconFence,
  home: IconHome,
  'home-heart': IconHomeHeart,
  key: IconKey,
  'map-pin-heart': IconMapPinHeart,
  'masks-theater': IconMasksTheater,
  'mood-kid': IconMoodKid,
  moon: IconMoon,
  palette: IconPalette,
  parking: IconParking,
  paw: IconPaw,
  pill: IconPill,
  pool: IconPool,
  run: IconRun,
  school: IconSchool,
  scissors: IconScissors,
  'shopping-bag': IconShoppingBag,
  stethoscope: IconStethoscope,
  sun: IconSun,
  tent: IconTent,
  'tools-kitchen-2': IconToolsKitchen2,
  trees: IconTrees,
  umbrella: IconUmbrella,
  walk: IconWalk,
}

interface Props {
  /** As data names it; an unknown name shows a paw. */
  name: string
  size?: number
  stroke?: number
}

/** Decoration beside a word: hidden from those who hear the page. */
export function NamedIcon({ name, size = 24, stroke = 1.75 }: Props) {
  const Icon = ICONS[name] ?? IconPaw
  return <Icon size={size} stroke={stroke} aria-hidden />
}
