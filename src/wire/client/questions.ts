import type {
  askedAnswer,
  ownQuestionsAnswer,
  questionBody,
  questionChange,
  questionsAnswer,
} from '#src/wire/engagement/product-question.ts';
import { type Answered, call, type Sent } from './call.ts';

export type ListedQuestion = Answered<typeof questionsAnswer>['data']['questions'][number];
/** A question that only its asker sees. */
export type OwnQuestion = Answered<typeof ownQuestionsAnswer>['data']['questions'][number];
type QuestionChange = Sent<typeof questionChange>;
export type HidingReason = Extract<QuestionChange, { state: 'hidden' }>['reason'];

const path = (productId: string) => `/products/${encodeURIComponent(productId)}/questions`;

/** One page of a product's answered questions, the newest answer first. */
export async function listQuestions(
  productId: string,
  page: number,
): Promise<{ questions: ListedQuestion[]; next: number | null }> {
  const answer = await call<{ answer: typeof questionsAnswer }>('GET', `${path(productId)}?page=${page}`);
  return { questions: answer.data.questions, next: answer.next };
}

/** What the signed-in person asked about the product and is not shown. */
export const myQuestions = async (productId: string): Promise<OwnQuestion[]> =>
  (await call<{ answer: typeof ownQuestionsAnswer }>('GET', `${path(productId)}/mine`)).data.questions;

/** Asks the shop something about the product; answers the question's id. */
export const askQuestion = async (productId: string, question: string): Promise<string> =>
  (await call<{ body: typeof questionBody; answer: typeof askedAnswer }>('POST', path(productId), { question })).data
    .id;

/** Answers a question or hides it; for the administrator. */
export const changeQuestion = async (id: string, change: QuestionChange): Promise<void> =>
  void (await call<{ body: typeof questionChange }>('PUT', `/product-questions/${encodeURIComponent(id)}`, change));
