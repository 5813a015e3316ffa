/** A password made only of these words (of both languages), digits and signs is rejected, whatever its length. */
const words =
	"password passwort passe motdepasse mot de azerty qwerty qwertz uiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm admin administrateur administrator bonjour bienvenue welcome hello soleil sunshine princesse princess dragon monkey football hockey canadiens canada quebec montreal laval iloveyou jetaime letmein master maitre superman batman starwars trustno shadow secret chocolat chouchou doudou loulou nicolas camille marseille login connexion user test abc abcd abcdef abcdefg changeme changemoi airelle menage nettoyage cleaning ete hiver printemps automne summer winter spring autumn janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march april may june july august september october november december"
		.split(" ")
		.sort((a, b) => b.length - a.length);

const pattern = new RegExp(words.join("|"), "g");

/** Detects few different characters, a run of keyboard keys, or common words with digits around them. */
export function isCommonPassword(password: string): boolean {
	const plain = password
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[@4]/g, "a")
		.replace(/[0]/g, "o")
		.replace(/[3]/g, "e")
		.replace(/[$5]/g, "s");
	const bare = (text: string) => text.replace(pattern, "").replace(/[^\p{L}]/gu, "");
	const untouched = password.toLowerCase();
	if (new Set(untouched).size < 5) return true;
	return bare(plain).length < 4 || bare(untouched).length < 4;
}
