import { useState } from 'react';

import { Alert } from '../../ui/alert';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CheckboxField } from '../../ui/checkbox-field';
import { ChoiceList } from '../../components/question/choice-list';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { TextField } from '../../ui/field';
import { notifyError, notifySuccess } from '../../ui/notify';
import { Page } from '../../ui/page';
import { PasswordField } from '../../ui/password-field';
import { ProgressBar } from '../../ui/progress-bar';
import { SelectField } from '../../ui/select-field';
import { Skeleton } from '../../ui/skeleton';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Table } from '../../ui/table';
import { Tabs } from '../../ui/tabs';
import { TextareaField } from '../../ui/textarea-field';
import { SceneGallery } from './scene-gallery';

const tones = ['neutral', 'primary', 'success', 'warning', 'destructive'] as const;
const alerts = ['info', 'success', 'warning', 'destructive'] as const;
const variants = [
  'primary',
  'accent',
  'outline',
  'quiet',
  'quietDestructive',
  'destructive',
] as const;
const choices = [
  { key: 'a', text: 'Stanna före stopplinjen' },
  { key: 'b', text: 'Sänka farten och väja för trafiken på den korsande vägen' },
  { key: 'c', text: 'Köra vidare utan att ändra hastigheten' },
] as const;
const rows = [
  { name: 'Väjningsregler och korsningar', area: 'Trafikregler', count: 16 },
  { name: 'Mörker och svårt väglag', area: 'Trafiksäkerhet', count: 15 },
];

function Controls() {
  const [isOpen, setIsOpen] = useState(false);
  const [isChecked, setIsChecked] = useState(true);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button isBusy>Sparar...</Button>
        <Button disabled>Avstängd</Button>
        <Button
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Öppna dialog
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            notifySuccess('Framgång', 'Frågan har lagts till.');
            notifyError('Fel', 'Kunde inte spara frågan.');
          }}
        >
          Visa meddelanden
        </Button>
      </div>
      <Card className="grid gap-4 sm:grid-cols-2">
        <TextField label="Förnamn" hint="Som i ditt körkortstillstånd" />
        <TextField label="E-postadress" error="Ogiltig e-postadress" defaultValue="anna@" />
        <PasswordField label="Lösenord" hint="Minst 6 tecken" />
        <SelectField
          label="Behörighet"
          placeholder="Alla"
          options={[
            { value: 'B', label: 'B-kort' },
            { value: 'MC', label: 'MC-kort' },
          ]}
        />
        <TextareaField label="Förklaring" hint="Högst 2000 tecken" />
        <CheckboxField
          label="Jag accepterar användarvillkoren"
          isChecked={isChecked}
          onChange={setIsChecked}
        />
      </Card>
      <Dialog
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
        }}
        title="Ta bort frågan"
        description="Är du säker på att du vill ta bort denna fråga?"
      >
        <DialogButtons
          onBack={() => {
            setIsOpen(false);
          }}
        >
          <Button variant="destructive">Ta bort</Button>
        </DialogButtons>
      </Dialog>
    </div>
  );
}

function Surfaces() {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </div>
      {alerts.map((tone) => (
        <Alert key={tone} tone={tone} title="Rubrik">
          En text som förklarar vad som har hänt och vad du kan göra.
        </Alert>
      ))}
      <div className="grid gap-3">
        <ProgressBar label="Exempel 85 procent" percent={85} tone="success" />
        <ProgressBar label="Exempel 60 procent" percent={60} tone="warning" />
        <ProgressBar label="Exempel 20 procent" percent={20} tone="destructive" />
        <Skeleton className="h-10" />
      </div>
      <Table
        caption="Kategorier"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { heading: 'Kategori', cell: ({ name }) => name },
          { heading: 'Område', cell: ({ area }) => area },
          { heading: 'Frågor', cell: ({ count }) => count },
        ]}
      />
      <EmptyState title="Inga frågor skapade än.">
        <p>Lägg till den första frågan.</p>
      </EmptyState>
      <ErrorState title="Kunde inte ladda data." onRetry={() => undefined}>
        Kontrollera din anslutning och försök igen.
      </ErrorState>
    </div>
  );
}

function Choices() {
  const [selected, setSelected] = useState<'a' | 'b' | 'c'>('b');
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card>
        <h2 id="gallery-open" className="mb-4 text-lg">
          Vad ska du göra?
        </h2>
        <ChoiceList
          label="gallery-open"
          choices={choices}
          selectedKey={selected}
          rightKey={undefined}
          onSelect={setSelected}
        />
      </Card>
      <Card>
        <h2 id="gallery-locked" className="mb-4 text-lg">
          Vad skulle du ha gjort?
        </h2>
        <ChoiceList
          label="gallery-locked"
          choices={choices}
          selectedKey="a"
          rightKey="b"
          onSelect={() => undefined}
        />
      </Card>
    </div>
  );
}

/** Every part of the design system in one place, for those who build the pages. Not linked from anywhere. */
export default function GalleryPage() {
  const [tab, setTab] = useState('controls');
  return (
    <Page title="Komponenter">
      <Tabs
        label="Delar"
        value={tab}
        onChange={setTab}
        items={[
          { value: 'controls', label: 'Knappar och fält', content: <Controls /> },
          { value: 'surfaces', label: 'Ytor och tillstånd', content: <Surfaces /> },
          { value: 'choices', label: 'Svarsalternativ', content: <Choices /> },
          { value: 'scenes', label: 'Trafikbilder', content: <SceneGallery /> },
        ]}
      />
    </Page>
  );
}
