/** The sign-in page, which leads back to `path` afterwards. */
export function signInPath(path: string): string {
	return `/admin/connexion?${new URLSearchParams({ retour: path })}`;
}
