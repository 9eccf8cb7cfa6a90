/** What administrators do that is kept in the log, by its key in `adminLog`, with its Swedish name. */
const names = {
  confirmPayment: 'Bekräftade betalning',
  cancelOrder: 'Avbröt beställning',
  refundOrder: 'Återbetalade köp',
  refundPart: 'Återbetalade en del',
  undoPayment: 'Ångrade bekräftelse',
  createUser: 'Skapade användare',
  activateUser: 'Hävde spärr av användare',
  deactivateUser: 'Spärrade användare',
  renameUser: 'Bytte namn på användare',
  grantMinutes: 'Gav gratis minuter',
  grantLicense: 'Gav full åtkomst',
  changeLicense: 'Ändrade sista dag för åtkomst',
  endLicense: 'Avslutade åtkomst',
  grantAdmin: 'Gav administratörsrollen',
  changeRole: 'Ändrade administratörsroll',
  revokeAdmin: 'Tog bort administratörsrollen',
  createDiscount: 'Skapade rabattkod',
  activateDiscount: 'Återupptog rabattkod',
  deactivateDiscount: 'Pausade rabattkod',
  changeDiscount: 'Ändrade rabattkod',
  deleteDiscount: 'Tog bort rabattkod',
  changePaymentSettings: 'Ändrade betalningsinställningar',
  changePaymentSecret: 'Bytte hemlig betalnyckel',
  changeProduct: 'Ändrade pris eller produkt',
  addContent: 'Lade till innehåll',
  changeContent: 'Ändrade innehåll',
  deleteContent: 'Tog bort innehåll',
} as const;

export type LogAction = keyof typeof names;

/** Swedish name of an action; one that this version does not know is shown as it is stored. */
export function logActionName(action: string): string {
  return new Map<string, string>(Object.entries(names)).get(action) ?? action;
}
