import { expect, test } from 'vitest'
import { REPORT_KINDS } from '../../../contract/reports/reports.ts'
import { mailOfCase, type Told } from './mail-texts.ts'

const TOLD: readonly Told[] = ['keep', 'publish', 'hide', 'reject', 'restore']

test('What fell 14: R1.5 what authors are mailed of each decision about each kind is listed', async () => {
  const lines = REPORT_KINDS.flatMap((kind) =>
    (kind === 'photo' ? (['post', 'review'] as const) : [undefined]).flatMap((within) =>
      TOLD.map((told) => {
        const mail = mailOfCase({ kind, within }, told, '솔밭', '전화번호가 적혀 있어요')
        const words = mail
          ? [mail.title, ...mail.paragraphs, `[${mail.button.label}] ${mail.button.path}`]
          : ['no mail']
        return `${[kind, ...(within ? [`of ${within}`] : []), told].join(' ')}\n${words.map((line) => `  ${line}`).join('\n')}`
      }),
    ),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/mails.txt')
})
