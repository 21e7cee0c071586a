/** What somebody wrote, as a line of the inbox. */
export type InboxRow = {
  id: string;
  kind: 'messages' | 'questions' | 'enquiries' | 'complaints';
  name: string;
  text: string;
  when: string;
  state: string;
  stateWords: string;
  /** When the law expects an answer, in words, and whether that has passed or is near. */
  due?: string;
  late?: boolean;
};
