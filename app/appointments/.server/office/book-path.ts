/** Where free time leads to: the choice of a lead for it. */
export function bookPath({ day, from, crew }: { day: string; from?: string; crew?: string }): string {
	const parts = new URLSearchParams({ jour: day, ...(from && { de: from }), ...(crew && { equipe: crew }) });
	return `/admin/agenda/nouveau?${parts}`;
}
