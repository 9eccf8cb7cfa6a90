import { paths } from '../../config/paths';
import { withdrawalDays } from '../../domain/purchase/order';
import {
  CompanyDetails,
  LegalPage,
  MailLink,
  PageLink,
  Points,
  Section,
  SiteLink,
} from './legal-page';
import { PurchaseTerms } from './purchase-terms';

/** The terms of the service. */
export default function TermsPage() {
  return (
    <LegalPage
      title="Användarvillkor"
      intro="Det här gäller när du har ett konto hos oss, övar och köper åtkomst."
      validFrom="20 november 2026"
    >
      <Section heading="Vem du avtalar med">
        <p>Teoriklar drivs av:</p>
        <CompanyDetails />
      </Section>

      <Section heading="Tjänsten">
        <p>
          Teoriklar är en webbtjänst där du tränar inför teoriprovet för körkort och yrkestrafik. Du
          övar på frågor, läser förklaringar och skriver övningsprov.
        </p>
        <p>
          Frågorna är skrivna för Teoriklar. Vi är inte knutna till Trafikverket eller
          Transportstyrelsen, och det riktiga provet gör du hos Trafikverket.
        </p>
        <p>
          Vi arbetar för att frågor och förklaringar ska vara riktiga, men regler ändras och fel kan
          förekomma. Skiljer sig något från lagen är det lagen som gäller. Vi kan inte lova att du
          klarar provet.
        </p>
      </Section>

      <Section heading="Ditt konto">
        <Points>
          <li>Använd en e-postadress som är din egen och håll lösenordet för dig själv.</li>
          <li>Kontot och åtkomsten är personliga. Du får inte dela, låna ut eller sälja dem.</li>
          <li>Är du under 18 år behöver du din vårdnadshavares godkännande för att köpa.</li>
          <li>Du kan när som helst ta bort ditt konto på Min Sida.</li>
        </Points>
        <p>
          Frågor, förklaringar och bilder skyddas av upphovsrätt. Du får använda dem för din egen
          träning, men inte kopiera eller sprida dem.
        </p>
        <p>
          Vi kan stänga av ett konto som används i strid med villkoren. Då säger vi varför, och du
          kan alltid höra av dig om du tycker att det är fel.
        </p>
      </Section>

      <PurchaseTerms />

      <Section heading={`Ångerrätt i ${String(withdrawalDays)} dagar`}>
        <p>
          Du har rätt att ångra ditt köp inom {withdrawalDays} dagar enligt lagen (2005:59) om
          distansavtal och avtal utanför affärslokaler. Tiden räknas från den dag då avtalet
          ingicks. Du behöver inte ange något skäl.
        </p>
        <p>
          Så gör du: logga in, gå till <PageLink to={paths.account.getHref()}>Min Sida</PageLink>{' '}
          och välj Ångra köp vid köpet. Du kan också mejla oss på <MailLink />, med egna ord eller
          med den ångerblankett som finns hos Konsumentverket. Det räcker att du skickar ditt
          meddelande innan tiden har gått ut.
        </p>
        <p>
          Vi betalar tillbaka hela beloppet, även om du har hunnit öva. Det gör vi så snart vi kan
          och senast 14 dagar efter att vi fick ditt meddelande, på samma sätt som du betalade om vi
          inte kommer överens om något annat. Åtkomsten från köpet upphör när pengarna är
          återbetalda.
        </p>
        <p>
          Efter ångerfristen betalar vi inte tillbaka tid som du inte använder, till exempel om du
          klarar provet tidigt eller tar bort ditt konto.
        </p>
      </Section>

      <Section heading="Tillgänglighet och fel">
        <p>
          Tjänsten är normalt öppen dygnet runt, men kan vara stängd en stund för underhåll eller på
          grund av fel. För en del funktioner behöver du vara ansluten till internet.
        </p>
        <p>
          Fungerar något inte som det ska? Hör av dig till <MailLink /> så snart du kan. Är det ett
          fel i det du har köpt har du de rättigheter som konsumentköplagen ger. Inget i villkoren
          begränsar dem.
        </p>
      </Section>

      <Section heading="Ändringar">
        <p>
          Vi kan ändra villkoren, till exempel när lagen eller tjänsten ändras. Större ändringar
          berättar vi om i förväg, via e-post eller i tjänsten. För ett köp som du redan har gjort
          gäller villkoren som de var när du köpte, om inte ändringen är till din fördel eller
          följer av lag.
        </p>
      </Section>

      <Section heading="Klagomål">
        <p>
          Är du missnöjd? Skriv till <MailLink />, så försöker vi lösa det. Kommer vi inte överens
          kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm,{' '}
          <SiteLink host="arn.se" />, eller till allmän domstol. Svensk lag gäller.
        </p>
      </Section>

      <Section heading="Dina personuppgifter">
        <p>
          Hur vi hanterar dem står i vår{' '}
          <PageLink to={paths.privacy.getHref()}>integritetspolicy</PageLink>.
        </p>
      </Section>
    </LegalPage>
  );
}
