/** Selector of the site's own dialogs, as opposed to those of consent tools and browser extensions. */
export const OWN_DIALOGS = "dialog[data-own]";
