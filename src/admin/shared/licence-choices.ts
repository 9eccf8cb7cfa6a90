import { licenceNames, licenceTypes } from '../../domain/licence-type';

/** The licence types, as a list to choose from shows them. */
export const licenceChoices = licenceTypes.map((type) => ({
  value: type,
  label: licenceNames[type],
}));
