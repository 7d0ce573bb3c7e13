/** "의자 위에는 올리지 말아 주시고 리드줄 꼭 부탁드려요": behind a request of another kind, what a dog is to wear. */
const ASKED =
  /(?:목줄|리드\s?줄|하네스|(?:가슴|산책|몸)\s?줄|입마개|매너\s?벨트|기저귀|배변\s?봉투)(?:은|는|을|를|도|만)?\s*(?:꼭|반드시|필히|항상|모두)?\s*(?:해\s*주|하셔야|하고|해야|부탁|채워|채우|착용|챙겨|지참|필수|필요|매\s*주|메\s*주|(?:잡고|매고)\s*(?:다[니녀]|산책|오세|와\s*주))/

/** Whether a sentence asks for something that a dog wears or that is brought: no remark, whatever else stands in it. */
export const asksForGear = (text: string): boolean => ASKED.test(text)
