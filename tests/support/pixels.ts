import type { Page } from '@playwright/test'

export type Colour = readonly [red: number, green: number, blue: number]
type Clip = NonNullable<NonNullable<Parameters<Page['screenshot']>[0]>['clip']>

/** Mean red, green and blue (0 to 255) of a part of the screen. */
export async function averageColour(page: Page, clip: Clip): Promise<Colour> {
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const brush = canvas.getContext('2d')!
    brush.drawImage(image, 0, 0)
    const { data } = brush.getImageData(0, 0, image.width, image.height)
    const sum = [0, 0, 0] as [number, number, number]
    for (let at = 0; at < data.length; at += 4) for (const part of [0, 1, 2] as const) sum[part] += data[at + part] ?? 0
    const count = data.length / 4
    return [sum[0] / count, sum[1] / count, sum[2] / count] as const
  }, picture)
}
