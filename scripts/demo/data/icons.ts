const svg = (shapes: string) =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6">${shapes}</svg>`;

/** Drawn for the top-level categories; only shapes and attributes of the icon allow-list. */
export const icons = {
  cleaning: svg(
    '<path d="M9 9h6l2 4v8H7v-8z"/><path d="M10 9V5h5l2 2"/><path d="M10 5H7"/><circle cx="12" cy="16" r="2"/>',
  ),
  hygiene: svg('<path d="M12 3c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0C7 9.5 9 7 12 3z"/><path d="M5 21h14"/>'),
  paper: svg(
    '<circle cx="8" cy="10" r="5"/><circle cx="8" cy="10" r="1.5"/><path d="M8 15h8v6l2-1 2 1V10a5 5 0 0 0-5-5H8"/>',
  ),
  protection: svg(
    '<path d="M4 16a8 8 0 0 1 16 0"/><rect x="2.5" y="16" width="19" height="3" rx="1.5"/><path d="M10 8.5V5h4v3.5"/>',
  ),
  office: svg(
    '<path d="M4 20l1-4L16 5l3 3L8 19z"/><path d="M14 7l3 3"/><line x1="12" y1="20" x2="20" y2="20"/>',
  ),
  coffee: svg(
    '<path d="M4 10h12v6a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z"/><path d="M16 11h2a2.5 2.5 0 0 1 0 5h-2"/><path d="M8 3v3M12 3v3"/>',
  ),
  packaging: svg('<path d="M3 8l9-5 9 5v8l-9 5-9-5z"/><path d="M3 8l9 5 9-5M12 13v8"/>'),
  tools: svg(
    '<path d="M14 6a4 4 0 0 1 5-2l-2.5 2.5 1 2 2 1L22 7a4 4 0 0 1-6 5l-8 8-3-3 8-8a4 4 0 0 1 1-3z"/>',
  ),
  health: svg('<rect x="3" y="6" width="18" height="14" rx="2"/><path d="M9 6V4h6v2M12 10v6M9 13h6"/>'),
  furnishing: svg('<path d="M6 3h12v9H6zM5 12h14v3H5z"/><path d="M6 15v6M18 15v6"/>'),
  campaign: svg('<path d="M4 10v4h4l8 5V5l-8 5z"/><path d="M19 9a4 4 0 0 1 0 6"/>'),
  clearance: svg('<path d="M3 12l9-9h8v8l-9 9z"/><circle cx="16" cy="7" r="1.5"/>'),
} as const;
