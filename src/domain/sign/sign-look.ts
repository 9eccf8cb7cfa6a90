/**
 * What signs look like, in Swedish, by their name: the code, or code, slash and form. A phrase to be put into a
 * sentence. It says what is to be seen and never what it means, so that it gives no answer away.
 */
export type SignLooks = Readonly<Record<string, string>>;
