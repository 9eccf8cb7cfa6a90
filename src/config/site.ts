/** Where the service is found: in canonical addresses, the sitemap and what other sites show of a page. No slash at its end. */
export const siteUrl = String(import.meta.env['VITE_SITE_URL'] || 'https://teoriklar.se');
