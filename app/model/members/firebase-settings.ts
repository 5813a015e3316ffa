/** The settings that the browser needs to use Firebase. All of them are public. */
export interface FirebaseSettings {
	apiKey: string;
	authDomain: string;
	projectId: string;
	/** The origin of an emulator in place of Google's hosts. */
	emulator: string | null;
}
