import type { Ref } from 'react';

import { signNoun } from '../../domain/sign/sign-noun';
import { findSign } from '../../domain/sign/signs';
import type { SignQuestion } from '../../domain/sign/sign-quiz';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { SignPicture } from '../../components/sign/sign-picture';
import type { DescribedSigns } from './load-sign-texts';
import { PictureChoices } from './picture-choices';

/** A question on a sign, and after the answer what is to know about it. */
export function SignQuestionCard({
  question,
  texts,
  selected,
  isAnswered,
  headingRef,
  onSelect,
}: {
  question: SignQuestion;
  texts: DescribedSigns;
  selected: string | undefined;
  isAnswered: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onSelect: (code: string) => void;
}) {
  const { kind, code, options } = question;
  const text = texts[code];
  const sign = findSign(code);
  const { definite, which } = signNoun(sign ?? { code, group: 'warning' });
  const isRight = selected === code;
  const rightCode = isAnswered ? code : undefined;
  return (
    <Card className="mt-2">
      <h2
        ref={headingRef}
        tabIndex={-1}
        id="sign-question"
        className="mb-4 text-lg leading-snug text-pretty outline-none sm:text-xl"
      >
        {kind === 'meaning' ? `Vad betyder ${definite}?` : `${which} menas? ${text?.meaning ?? ''}`}
      </h2>
      {kind === 'meaning' ? (
        <>
          <SignPicture
            name={code}
            label={text?.look}
            className="mx-auto mb-4 h-28 w-full sm:h-36"
          />
          <ChoiceList
            key={code}
            label="sign-question"
            choices={options.map((option) => ({
              key: option,
              text: texts[option]?.meaning ?? option,
            }))}
            selectedKey={selected}
            rightKey={rightCode}
            onSelect={onSelect}
          />
        </>
      ) : (
        <PictureChoices
          key={code}
          label="sign-question"
          choices={options.map((option) => ({ code: option, look: texts[option]?.look ?? '' }))}
          selectedCode={selected}
          rightCode={rightCode}
          onSelect={onSelect}
        />
      )}
      {isAnswered && (
        <section aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
          <p className={`text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}>
            {isRight ? 'Rätt!' : 'Fel'}
          </p>
          {!isRight && selected !== undefined && (
            <p className="mt-2">
              Du valde {selected} {findSign(selected)?.name}.
            </p>
          )}
          <p className="mt-2 font-medium">
            {code} {sign?.name}
          </p>
          {text?.demand !== undefined && <p className="mt-1">{text.demand}</p>}
        </section>
      )}
    </Card>
  );
}
