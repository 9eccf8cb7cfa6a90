/** Who runs the service: for the terms, the privacy policy, receipts and wherever a customer is told whom to turn to. */
export const company = {
  name: 'Teoriklar',
  email: 'hej@teoriklar.se',
  /** To be filled in by the operator before the service is sold; an empty one is left out of the texts. */
  organisationNumber: '',
  address: '',
} as const;
