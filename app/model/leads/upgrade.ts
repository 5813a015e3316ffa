/** How far a change of stored documents has come, under the name of the change. */
export interface Upgrade {
	/** Every document that arrived before this ISO time has been changed; null until the first run has ended. */
	doneUntil: string | null;
	/** Where an interrupted first run continues. */
	cursor: string | null;
}
