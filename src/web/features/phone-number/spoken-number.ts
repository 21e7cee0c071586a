/** `+919876543210` or its ten digits as people read it, on one line: `+91 98765 43210`. */
export const spoken = (phone: string): string => phone.replace(/^(?:\+91)?(\d{5})(\d{5})$/, '+91\u00a0$1\u00a0$2');
