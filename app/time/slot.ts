/** By Montréal's clock: `YYYY-MM-DDTHH:MM`. */
export interface Slot {
	start: string;
	end: string;
}
