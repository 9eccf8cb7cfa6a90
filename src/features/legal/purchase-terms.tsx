import { paths } from '../../config/paths';
import { productName } from '../../domain/purchase/order-names';
import { PageLink, Section } from './legal-page';

/** The terms about what is bought: what it is, what it costs, how long it lasts and how it is paid. */
export function PurchaseTerms() {
  return (
    <>
      <Section heading="Vad du kan köpa och vad det kostar">
        <p>
          Det finns två köp. <strong>{productName('full')}</strong> öppnar alla övningskategorier,
          alla kurser och alla prov. <strong>{productName('tests')}</strong> öppnar bara proven.
        </p>
        <p>
          Priset står på köpsidan för <PageLink to={paths.practice.getHref()}>övning</PageLink> och
          för <PageLink to={paths.exam.getHref()}>teoriprov</PageLink> innan du köper. Det är i
          svenska kronor och moms med 25 % ingår. Det tillkommer inga avgifter från oss.
        </p>
        <p>
          Du betalar en gång. Köpet är ingen prenumeration, och inget förnyas eller dras av sig
          självt.
        </p>
      </Section>

      <Section heading="Hur länge åtkomsten gäller">
        <p>
          Åtkomsten gäller i fyra månader, om köpsidan inte säger något annat när du köper. En månad
          räknas som 31 dagar, så fyra månader är 124 dagar.
        </p>
        <p>
          Tiden börjar när betalningen är bekräftad. Förlänger du innan den är slut läggs den nya
          tiden till efter den gamla. På Min Sida ser du hur länge din åtkomst gäller.
        </p>
        <p>
          Ibland ger vi bort gratis minuter. De räknas från att du startar dem och går utan paus. De
          kan inte bytas mot pengar.
        </p>
      </Section>

      <Section heading="Betalning">
        <p>
          Du betalar med Swish eller kort. Kortbetalningar tas emot av SumUp, och vi ser aldrig ditt
          kortnummer. När du har betalat bekräftar vi betalningen och öppnar din åtkomst. Kvittot
          finns på Min Sida.
        </p>
        <p>
          En rabattkod gäller så länge och så många gånger som den är utfärdad för, och en gång per
          person. Du ser det nya priset innan du köper.
        </p>
        <p>
          Du kan ha ett obetalt köp av varje produkt åt gången. Åtkomsten kan gälla högst 24 månader
          framåt.
        </p>
      </Section>
    </>
  );
}
