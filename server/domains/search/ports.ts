import type { FoundAnswer, FoundNotice, FoundPost } from '../../../contract/search/found.ts'
import type { SearchSource } from './source-filter.ts'

export interface SearchPorts {
  post: SearchSource<FoundPost>
  notice: SearchSource<FoundNotice>
  answer: SearchSource<FoundAnswer>
}
