export const QuestionTitle = ({ title, text }: { title: string; text: string }) => (
  <div className="grid gap-1.5">
    <h2 className="text-section font-bold text-balance">{title}</h2>
    <p className="text-pretty text-soft">{text}</p>
  </div>
);
