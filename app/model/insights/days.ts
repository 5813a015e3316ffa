/** Days in Montréal, `YYYY-MM-DD`, both included. */
export interface Days {
	from: string;
	to: string;
}

export function isIn({ from, to }: Days, day: string): boolean {
	return day >= from && day <= to;
}
