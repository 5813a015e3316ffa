/** Both ends in Montréal time: `YYYY-MM-DDTHH:MM`. */
export interface Slot {
	start: string;
	end: string;
}
