/** Where free time leads to: the choice of a lead for it. */
export function bookPath({ day, from, crew }: { day: string; from?: string; crew?: string }): string {
	const parts = new URLSearchParams({ jour: day, ...(from && { de: from }), ...(crew && { equipe: crew }) });
	return `/admin/agenda/nouveau?${parts}`;
}

/** Where an appointment of a lead is moved. */
export function movePath(leadId: string): string {
	return `/admin/demandes/${leadId}?volet=rendez-vous`;
}
