/** Where a chat with a number begins; spaces and signs are how people write it, and are no part of the address. */
export const whatsappHref = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;
