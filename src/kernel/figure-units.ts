/** The units that stand after a figure in names and descriptions, as part of a regular expression. A line must not break before them. */
export const FIGURE_UNITS = 'k?Wh?|Wp|k?VA?|mA|Ah?|HP|L|kg|m|mm|cm|°C';
