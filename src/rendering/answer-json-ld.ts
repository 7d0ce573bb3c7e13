import type { PublishedAnswer } from '../../contract/mentoring/questions.ts'

/** A published question with its answer for search engines. The asker is nobody by name. */
export const answerJsonLd = (published: PublishedAnswer, url: string): object => ({
  '@type': 'QAPage',
  mainEntity: {
    '@type': 'Question',
    name: published.title,
    text: published.text,
    answerCount: 1,
    dateCreated: published.askedAt,
    acceptedAnswer: {
      '@type': 'Answer',
      text: published.answer,
      url,
      dateCreated: published.answeredAt,
      ...(published.editedAt && { dateModified: published.editedAt }),
      ...(published.mentor && { author: { '@type': 'Person', name: published.mentor.nickname } }),
    },
  },
})
