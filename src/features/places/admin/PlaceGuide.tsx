import { Button } from '../../../ui/actions/Button.tsx'
import { Row } from '../../../ui/kit/Row.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { RichTextField } from '../../backoffice/admin/RichTextField.tsx'
import type { FieldsOf } from '../../backoffice/form-model.ts'
import { NAMES, type PlaceValues } from '../admin-model.ts'
import { Section } from './Section.tsx'

const TEMPLATES = [
  {
    name: '식당·카페 틀',
    html: '<h2>들어가기 전에</h2><ul><li>목줄은 2m보다 짧게 잡아요.</li></ul><h2>자리</h2><p>강아지와 앉을 수 있는 자리를 써 주세요.</p><h2>알아 둘 점</h2><p></p>',
  },
  {
    name: '숙소 틀',
    html: '<h2>체크인 전에</h2><ul><li>예약할 때 강아지와 함께 간다고 알려요.</li></ul><h2>객실에서</h2><p></p><h2>추가 요금</h2><p></p>',
  },
] as const

/** House rules and tips as rich text; a template is put after what is there. */
export function PlaceGuide({ form: { values, set, errors } }: { form: FieldsOf<PlaceValues> }) {
  return (
    <Section title={NAMES.guideHtml}>
      <Row gap={8} wrap align="center">
        {TEMPLATES.map(({ name, html }) => (
          <Button key={name} type="button" variant="default" onClick={() => set('guideHtml', values.guideHtml + html)}>
            {name} 넣기
          </Button>
        ))}
        <Text size="sm" tone="quiet">
          저장하면 서버가 허용하는 서식만 남아요.
        </Text>
      </Row>
      <RichTextField
        label="안내글"
        html={values.guideHtml}
        error={errors.guideHtml}
        onChange={(html) => set('guideHtml', html)}
      />
    </Section>
  )
}
