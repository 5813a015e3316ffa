/** What the browser must know to speak with Firebase. All of it is public. */
export interface FirebaseSettings {
	apiKey: string;
	authDomain: string;
	projectId: string;
	/** The origin of an emulator in place of Google's hosts. */
	emulator: string | null;
}
