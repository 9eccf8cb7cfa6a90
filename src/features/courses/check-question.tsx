import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { useLearner } from '../../components/learner/learner-context';
import { recordAnswer } from '../../data/learning/record-answers';
import { answerEvent } from '../../domain/progress/answer-event';
import { listOptions, type OptionKey, type Question } from '../../domain/question/question';
import { Button } from '../../ui/button';
import { ChoiceList } from '../../components/question/choice-list';
import { Explanation } from '../../components/question/explanation';
import { notifyNoChoice } from '../../components/question/notify-no-choice';
import { questionKeys } from '../../components/question/question-keys';
import { QuestionWithPicture } from '../../components/question/question-picture';
import { ReadAloudButton } from '../../components/question/read-aloud-button';
import { Verdict } from '../../components/question/verdict';

/** A question on what has been read. Its answer counts as one given in practice. */
export function CheckQuestion({
  categoryId,
  question,
}: {
  categoryId: string;
  question: Question;
}) {
  const { uid } = useLearner();
  const heading = useId();
  const [session] = useState(() => crypto.randomUUID());
  const [selected, setSelected] = useState<OptionKey>();
  const [given, setGiven] = useState<OptionKey>();
  const isRight = given === question.answer;
  const explanation = useRef<HTMLElement>(null);
  useEffect(() => {
    // the button that had focus is gone
    if (given !== undefined) explanation.current?.focus({ preventScroll: true });
  }, [given]);
  const answer = () => {
    if (selected === undefined) {
      notifyNoChoice(document.getElementById(heading));
      return;
    }
    setGiven(selected);
    const { id: questionId, meaningVersion } = question;
    const told = { questionId, meaningVersion, categoryId, option: selected, at: Date.now() };
    void recordAnswer(
      uid,
      answerEvent(session, { ...told, isRight: selected === question.answer }),
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = questionKeys({
      onPick: (place) => {
        if (given === undefined) setSelected(listOptions(question)[place]?.key ?? selected);
      },
      onAdvance: () => {
        if (given === undefined) answer();
      },
    });
    keys(event);
  };
  return (
    <div tabIndex={-1} className="outline-none" onKeyDown={onKeyDown}>
      <QuestionWithPicture question={question}>
        <h3 id={heading} className="mb-4 text-lg leading-snug text-pretty">
          {question.text}
        </h3>
        <ChoiceList
          label={heading}
          choices={listOptions(question)}
          selectedKey={selected}
          rightKey={given === undefined ? undefined : question.answer}
          onSelect={setSelected}
        />
      </QuestionWithPicture>
      {/* beside the button that answers; after it, beside what is said of the answer */}
      <div className={given === undefined ? 'mt-4 flex justify-between' : 'float-right mt-6'}>
        {given === undefined && (
          <Button className="min-w-32" onClick={answer}>
            Svara
          </Button>
        )}
        <ReadAloudButton />
      </div>
      {given !== undefined && (
        <section
          ref={explanation}
          tabIndex={-1}
          aria-label="Förklaring"
          className="mt-4 border-t border-border pt-4 outline-none"
        >
          {/* what explains it has the focus */}
          <Verdict isRight={isRight} at={0} />
          <Explanation
            feedback={isRight ? undefined : question.feedback[given]}
            text={question.explanation}
            source={question.source}
          />
        </section>
      )}
    </div>
  );
}
