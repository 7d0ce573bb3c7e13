import { BANNER_SCREENS, type BannerScreen } from '../../../../contract/banners/banners.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { CropPanel } from '../../backoffice/admin/CropPanel.tsx'
import { useCropping } from '../../backoffice/cropping-hooks.ts'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { instantOf, localTime } from '../../backoffice/model.ts'
import { PhotoPicker } from '../../media/components/PhotoPicker.tsx'
import { type BannerValues, NAMES, SCREEN_NAME, SLOT_RATIO } from '../admin-model.ts'
import classes from './Banners.module.css'

/** Whether it is for all screens, or for which. */
const withScreen = (screens: readonly BannerScreen[], screen: BannerScreen, on: boolean): BannerScreen[] =>
  on
    ? screen === 'all'
      ? ['all']
      : [...screens.filter((one) => one !== 'all'), screen]
    : screens.filter((one) => one !== screen)

export function BannerFields({ form: { field, values, errors, set } }: { form: FieldsOf<BannerValues> }) {
  const { slot, photo, screens, visible } = values
  const { cropping, crop } = useCropping()
  const time = (name: 'startsAt' | 'endsAt', help: string) => (
    <Field
      name={name}
      type="datetime-local"
      label={NAMES[name]}
      help={help}
      value={values[name] === null ? '' : localTime(values[name])}
      error={errors[name]}
      onChange={({ currentTarget }) => set(name, instantOf(currentTarget.value) || null)}
    />
  )
  return (
    <>
      <Field {...field('title')} label={NAMES.title} autoComplete="off" />
      <Field {...field('text')} label={NAMES.text} lines rows={3} />
      <Field
        {...field('href')}
        label={NAMES.href}
        autoComplete="off"
        help="/place처럼 우리 주소나 https://로 시작하는 주소. 비우면 아무 데도 가지 않아요."
      />
      <fieldset name="photo" className={classes.fieldset}>
        <PhotoPicker
          label={NAMES.photo}
          max={1}
          value={photo}
          error={errors.photo}
          prepare={(files) => crop(files.slice(0, 1))}
          onChange={(next) => set('photo', next)}
        />
        {cropping && <CropPanel {...cropping} ratio={SLOT_RATIO[slot]} />}
      </fieldset>
      {photo.length > 0 && <Field {...field('alt')} label={NAMES.alt} help="사진을 볼 수 없는 분께 들려줘요." />}
      {slot !== 'main-banner' && (
        <fieldset name="screens" className={classes.fieldset}>
          <legend className={classes.legend}>{NAMES.screens}</legend>
          <Row gap={16} wrap>
            {BANNER_SCREENS.map((screen) => (
              <Row key={screen} as="label" gap={8} align="center" tall={44} checks>
                <input
                  type="checkbox"
                  checked={screens.includes(screen)}
                  onChange={({ currentTarget }) => set('screens', withScreen(screens, screen, currentTarget.checked))}
                />
                {SCREEN_NAME[screen]}
              </Row>
            ))}
          </Row>
          {errors.screens && (
            <Text role="alert" size="sm" tone="no">
              {errors.screens}
            </Text>
          )}
        </fieldset>
      )}
      <Row gap={12} wrap>
        {time('startsAt', '한국 시각. 비우면 바로 보여요.')}
        {time('endsAt', '한국 시각. 비우면 끝나지 않아요.')}
      </Row>
      <Row as="label" gap={8} align="center" tall={44} checks>
        <input
          type="checkbox"
          name="visible"
          checked={visible}
          onChange={({ currentTarget }) => set('visible', currentTarget.checked)}
        />
        {NAMES.visible}
      </Row>
    </>
  )
}
