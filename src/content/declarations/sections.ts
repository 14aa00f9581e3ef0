/** The places of the home page that links lead to. */
export const sections = ["#products", "#about", "#testimonials", "#contact", "#quote"];
