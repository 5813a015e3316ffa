/** The member who handles a lead, with the name that they had at the time. */
export interface Handler {
	id: string;
	name: string;
}
