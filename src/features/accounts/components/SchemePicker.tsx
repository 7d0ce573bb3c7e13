import { IconDeviceMobile, IconMoon, IconSun } from '@tabler/icons-react'
import { chooseColorScheme, useColorScheme } from '../../../ui/kit/color-scheme.ts'
import { Stack } from '../../../ui/kit/Stack.tsx'

const SCHEMES = [
  { value: 'auto', label: '기기 설정', icon: IconDeviceMobile },
  { value: 'light', label: '밝게', icon: IconSun },
  { value: 'dark', label: '어둡게', icon: IconMoon },
] as const

/** Light or dark theme, on this device. */
export function SchemePicker() {
  const chosen = useColorScheme()
  return (
    <Stack as="fieldset" columns="three" gap={8} bare>
      <legend className="visually-hidden">화면 테마</legend>
      {SCHEMES.map(({ value, label, icon: Icon }) => (
        <Stack
          key={value}
          as="label"
          anchor
          gap={4}
          items="center"
          padY={12}
          padX={8}
          press
          ground="paper"
          edge="line"
          round={12}
          hover="edge"
          choice
          data-checked={chosen === value || undefined}
        >
          <input
            type="radio"
            name="scheme"
            className="visually-hidden"
            checked={chosen === value}
            onChange={() => chooseColorScheme(value)}
          />
          <Icon size={22} stroke={1.75} aria-hidden />
          {label}
        </Stack>
      ))}
    </Stack>
  )
}
