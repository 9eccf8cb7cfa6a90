import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useId, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import { optionKeys, type OptionKey, type Question } from '../../domain/question/question';
import { feedbackFields, type QuestionFields } from '../../domain/question/question-fields';
import { drawFields } from '../../domain/question/drawn-fields';
import { readIllustrationText } from '../../domain/scene/read-illustration';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { ChoiceList } from '../../components/question/choice-list';
import { Explanation } from '../../components/question/explanation';
import { QuestionMedia } from '../../components/question/question-media';
import { DifficultyBadge } from './difficulty-badge';
import { PictureText } from './picture-text';

/** An address that a picture can have; what is still being typed is asked of no server. */
function isPicture(url: string): boolean {
  return /^https?:\/\/[^/]+\/./.test(url);
}

function Outcome({ fields, selected }: { fields: QuestionFields; selected: OptionKey }) {
  const isRight = selected === fields.answer;
  const feedback = fields[feedbackFields[selected]].trim();
  const source = fields.source.trim();
  return (
    <section aria-label="Förklaring" className="mt-4 border-t border-border pt-4">
      <p
        className={`flex items-center gap-2 text-lg font-semibold ${isRight ? 'text-success' : 'text-destructive'}`}
      >
        {isRight ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
        {isRight ? 'Rätt!' : 'Fel'}
      </p>
      <Explanation
        feedback={isRight || feedback === '' ? undefined : feedback}
        text={fields.explanation}
        source={source === '' ? undefined : source}
      />
    </section>
  );
}

/** The drawings of a calculation's figures that are shown. */
const seeds = [0, 1, 2] as const;

/** The question as the learner meets it, while it is written. It can be answered, to see what each answer says. */
export function QuestionPreview({
  kind,
  control,
}: {
  kind: Question['kind'];
  control: Control<QuestionFields>;
}) {
  const written = useWatch({ control }) as QuestionFields;
  const [seed, setSeed] = useState<(typeof seeds)[number]>(0);
  const drawing = drawFields(written, seed);
  const fields = drawing.fields ?? written;
  const hasFigures = written.figures.trim() !== '' || written.case.includes('"figures"');
  const id = useId();
  const [selected, setSelected] = useState<OptionKey>();
  const [isAnswered, setIsAnswered] = useState(false);
  const choices = optionKeys
    .map((key) => ({ key, text: fields[key].trim() }))
    .filter(({ key, text }) => key !== 'd' || text !== '');
  const level = Number(fields.difficulty);
  const url = fields.imageUrl.trim();
  const scene = fields.scene.trim();
  const picture = {
    imageUrl: isPicture(url) ? url : undefined,
    scene: scene !== '' && readIllustrationText(scene).problems === null ? scene : undefined,
    case: drawing.fields === null || fields.case === '' ? undefined : fields.case,
  };
  return (
    <>
      <Card role="group" aria-label="Förhandsvisning">
        <p className="mb-3 text-sm font-medium text-muted-foreground">Så ser eleven frågan</p>
        {hasFigures && (
          <div className="mb-3 flex flex-wrap gap-2">
            {seeds.map((each) => (
              <Button
                key={each}
                isRepeatable
                variant={each === seed ? 'accent' : 'outline'}
                aria-pressed={each === seed}
                onClick={() => {
                  setSeed(each);
                }}
              >
                Tal {each + 1}
              </Button>
            ))}
          </div>
        )}
        {drawing.problem !== null && (
          <p role="status" className="mb-3 font-medium wrap-anywhere text-destructive-ink">
            {drawing.problem}
          </p>
        )}
        {kind === 'practice' && <DifficultyBadge level={level} />}
        <QuestionMedia question={picture} />
        <h3 id={id} className="mt-3 mb-4 text-lg leading-snug text-pretty wrap-anywhere">
          {fields.text.trim() || 'Frågan visas här'}
        </h3>
        <ChoiceList
          label={id}
          choices={choices.map(({ key, text }) => ({ key, text: text || '…' }))}
          selectedKey={selected}
          rightKey={isAnswered ? optionKeys.find((key) => key === fields.answer) : undefined}
          onSelect={setSelected}
        />
        {isAnswered && selected !== undefined && <Outcome fields={fields} selected={selected} />}
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          {isAnswered ? (
            <Button
              variant="outline"
              onClick={() => {
                setIsAnswered(false);
                setSelected(undefined);
              }}
            >
              Visa obesvarad
            </Button>
          ) : (
            <Button
              variant="outline"
              disabled={selected === undefined}
              onClick={() => {
                setIsAnswered(true);
              }}
            >
              Visa svaret
            </Button>
          )}
          {selected === undefined && (
            <p className="text-sm text-muted-foreground">Välj ett svar först.</p>
          )}
        </div>
      </Card>
      <PictureText picture={picture} />
    </>
  );
}
