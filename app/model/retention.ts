const day = 24 * 60 * 60 * 1000;

/** How long each kind of document is kept, as the privacy page says. */
export const retention = {
	leads: (from: Date) => after(from, 730 * day),
	/** Of an estimate that was not sent, from its last change; its photos too. */
	drafts: (from: Date) => after(from, 30 * day),
	mails: (from: Date) => after(from, 365 * day),
	consents: (from: Date) => after(from, 3 * 365 * day),
};

function after(from: Date, milliseconds: number): string {
	return new Date(from.getTime() + milliseconds).toISOString();
}
