import { useOfflineState } from '../../components/offline/use-offline-state';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';

const texts = {
  ready: 'Klart. Det du har öppnat på den här enheten kan du öva på utan nät.',
  coming: 'Inte klart än. Det som behövs hämtas till enheten när nätet är ledigt, medan du övar.',
  sparing:
    'Enheten är inställd på att spara data, eller så är nätet långsamt. Därför hämtas det som behövs först när du vill. Det är ungefär en halv megabyte.',
  full: 'Enheten är full. Frigör lite utrymme, så hämtas det som behövs nästa gång du är här.',
  unavailable: 'Det går inte i den här webbläsaren, eller i ett privat fönster.',
} as const;

/** Whether the program works without a network on this device, and what the learner may do about it. */
export function OfflineCard() {
  const state = useOfflineState();
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl">Öva utan nät</h2>
      {/* room for the longest of the usual texts: nothing below moves when it changes */}
      <p role="status" className="min-h-18 sm:min-h-12">
        {texts[state.kind]}
      </p>
      {state.kind === 'sparing' && (
        <Button variant="outline" onClick={state.fetchNow}>
          Hämta nu
        </Button>
      )}
    </Card>
  );
}
