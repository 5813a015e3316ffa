"""Procedural Persian-style medallion rug in brand colours -> tex/rug_clean.png, rug_dull.png, rug_half.png"""
import math, os, random, numpy as np
from PIL import Image, ImageDraw, ImageFilter
R = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
C = dict(ink="#0B2E2E", spruce="#12403F", teal="#2C7A73", sage="#7FB7A3", mint="#A9E4CC", cream="#F6EAD2", sand="#E2CBA4", berry="#C93F30", berry_d="#8E2A22", blush="#F0A58C", amber="#EFA93F")
QW, QH = 1000, 1500; S = 2                      # quarter size, supersample
im = Image.new("RGB", (QW*S, QH*S), C["berry"]); d = ImageDraw.Draw(im)
def poly(pts, fill, out=None, w=3):
    p = [(x*S, y*S) for x, y in pts]; d.polygon(p, fill=C[fill])
    if out: d.line(p+[p[0], p[1]], fill=C[out], width=w*S, joint="curve")
def dot(x, y, r, f, o=None, w=2): 
    if o: d.ellipse([(x-r-w)*S, (y-r-w)*S, (x+r+w)*S, (y+r+w)*S], fill=C[o])
    d.ellipse([(x-r)*S, (y-r)*S, (x+r)*S, (y+r)*S], fill=C[f])
def leaf(x, y, L, wd, a, f, o="ink", vein=None):
    ca, sa = math.cos(a), math.sin(a); p = []
    for k in range(25):
        t = k/24; p.append((t*L, wd*math.sin(math.pi*t**.8)/2))
    for k in range(25):
        t = 1-k/24; p.append((t*L, -wd*math.sin(math.pi*t**.8)/2))
    q = [(x+u*ca-v*sa, y+u*sa+v*ca) for u, v in p]; poly(q, f, o)
    if vein: d.line([(x*S, y*S), ((x+.8*L*ca)*S, (y+.8*L*sa)*S)], fill=C[vein], width=3*S)
def flower(x, y, r, n, f1, f2, f3, rot=0, o="ink"):
    for k in range(n):
        a = rot+2*math.pi*k/n; dot(x+r*.62*math.cos(a), y+r*.62*math.sin(a), r*.36, f1, o)
    dot(x, y, r*.60, f1)
    for k in range(n):
        a = rot+2*math.pi*(k+.5)/n; dot(x+r*.42*math.cos(a), y+r*.42*math.sin(a), r*.13, f2)
    dot(x, y, r*.30, f2, o); dot(x, y, r*.14, f3)
def palmette(x, y, r, a, f1, f2, f3):
    for k, da in enumerate((-1.25, -.75, -.3, .3, .75, 1.25)): leaf(x, y, r*(1.0 if abs(da) > .5 else 1.15), r*.5, a+da, f1)
    leaf(x, y, r*1.25, r*.55, a, f2, "ink", f3)
    for da in (-.5, .5): leaf(x, y, r*.75, r*.32, a+da, f3)
    dot(x, y, r*.26, f2, "ink")
def curve(pts, f, w): d.line([(x*S, y*S) for x, y in pts], fill=C[f], width=int(w*S), joint="curve")
def frame(i, f): d.rectangle([i*S, i*S, (2*QW)*S, (2*QH)*S], fill=C[f])
# --- borders (inset from top-left corner; mirrored later)
frame(0, "ink"); frame(26, "cream")
def along(inset, step, fn):                      # repeat motif along both legs of the border, meeting at the corner
    nx = round((QW-inset)/step); ny = round((QH-inset)/step); sx = (QW-inset)/nx; sy = (QH-inset)/ny
    fn(inset, inset, -1, 0)
    for k in range(1, nx+1): fn(inset+k*sx, inset, 0, k)
    for k in range(1, ny+1): fn(inset, inset+k*sy, 1, k)
along(48, 40, lambda x, y, leg, k: poly([(x-14, y), (x, y-14), (x+14, y), (x, y+14)], "berry" if k % 2 else "teal", "ink", 2))
frame(70, "ink"); frame(76, "spruce")
B0, B1 = 76, 262; mid = (B0+B1)/2
# vine
def vine(leg):
    L = (QW if leg == 0 else QH)-mid; n = round(L/125); st = L/n; p = []
    for k in range(400):
        t = k/399*L; o = 44*math.sin(math.pi*t/st); p.append((mid+t, mid+o) if leg == 0 else (mid+o, mid+t))
    curve(p, "sand", 7)
    for k in range(n*2):
        t = (k+.5)*st/2; s = 1 if math.sin(math.pi*t/st) > 0 else -1; o = 44*math.sin(math.pi*t/st)
        P = (mid+t, mid+o) if leg == 0 else (mid+o, mid+t)
        a = (math.pi/2*(-s) if leg == 0 else (0 if s < 0 else math.pi)); leaf(P[0], P[1], 46, 24, a+.5, "sage"); leaf(P[0], P[1], 46, 24, a-.5, "mint")
vine(0); vine(1)
def bm(x, y, leg, k):
    if leg == -1: flower(x, y, 66, 8, "amber", "berry", "cream"); return
    if k % 2 == 0: flower(x, y, 62, 8, "blush", "berry_d", "amber", .39)
    else:
        palmette(x-(0 if leg == 0 else 0), y, 56, (math.pi/2 if leg == 0 else 0), "berry", "amber", "cream")
along(mid, 125, bm)
frame(B1, "ink"); frame(B1+6, "amber")
along(B1+30, 34, lambda x, y, leg, k: (dot(x, y, 10, "spruce"), dot(x, y, 4, "cream")))
frame(B1+54, "ink"); frame(B1+60, "cream"); frame(B1+72, "ink"); F0 = B1+78; frame(F0, "berry")
border = im.copy()
# --- field scrolls and flowers
rnd = random.Random(4)
cx, cy = QW, QH
def spiral(x, y, r, a0, turns, dirn, col):
    p = []
    for k in range(80):
        t = k/79; rr = r*(1-.78*t); a = a0+dirn*turns*2*math.pi*t; p.append((x+rr*math.cos(a), y+rr*math.sin(a)))
    curve(p, col, 6)
    for k in range(6, 74, 9):
        a = a0+dirn*turns*2*math.pi*k/79; leaf(p[k][0], p[k][1], 34, 17, a+dirn*.5, rnd.choice(["sage", "mint", "sand"]), "berry_d")
for gx, gy, r, dr in ((560, 980, 105, 1), (790, 800, 100, -1), (470, 1270, 100, -1), (960, 560, 90, 1), (700, 1130, 95, 1), (900, 1000, 60, -1), (640, 640, 60, 1), (430, 800, 60, -1), (410, 1130, 62, 1), (830, 600, 62, 1), (520, 1120, 50, -1), (680, 740, 56, -1), (860, 860, 50, 1), (480, 1440, 60, 1), (620, 1330, 58, 1)):
    spiral(gx, gy, r, rnd.uniform(0, 6), 1.15, dr, "spruce"); flower(gx, gy, r*.42, 8, "cream", "teal", "amber", rnd.uniform(0, 1))
for gx, gy in ((470, 640), (820, 470), (600, 840), (880, 680), (420, 1010), (560, 1400), (760, 960), (600, 1210), (980, 760), (400, 1420), (700, 420)):
    flower(gx, gy, 30, 6, "amber", "spruce", "cream", .5)
# --- corner spandrel
def lobed(x, y, rx, ry, n, amp, f, o="ink", w=5, pw=.55, a0=0):
    p = []
    for k in range(1440):
        a = 2*math.pi*k/1440; m = 1+amp*(abs(math.cos(n*(a+a0)/2))**pw); p.append((x+rx*m*math.cos(a), y+ry*m*math.sin(a)))
    poly(p, f, o, w)
g = F0
for sc, f in ((1.0, "cream"), (.95, "spruce"), (.62, "teal"), (.57, "cream"), (.52, "berry")): lobed(g, g, 330*sc, 400*sc, 20, .13, f)
for k in range(5):
    a = math.radians(9+18*k); flower(g+268*math.cos(a), g+325*math.sin(a), 30, 8, "mint" if k % 2 else "blush", "berry", "amber")
flower(g+95, g+115, 60, 8, "amber", "spruce", "cream", .2)
for a in (.25, .8, 1.3): leaf(g+95, g+115, 105, 30, a, "sage", "ink", "ink")
# --- medallion
for sc, f in ((1.06, "ink"), (1.03, "amber"), (.97, "ink"), (.955, "cream"), (.90, "spruce")): lobed(cx, cy, 420*sc, 520*sc, 16, .14, f, None)
for k in range(5):
    a = math.pi+math.radians(90*k/4); x, y = cx+365*math.cos(a), cy+450*math.sin(a); flower(x, y, 46, 8, "blush" if k % 2 else "mint", "berry", "amber")
for k in range(4):
    a = math.pi+math.radians(90*(k+.5)/4); x, y = cx+330*math.cos(a), cy+405*math.sin(a); palmette(x, y, 42, a, "berry", "amber", "cream")
for sc, f in ((.645, "cream"), (.625, "ink"), (.61, "berry")): lobed(cx, cy, 420*sc, 520*sc, 12, .12, f, None)
for k in range(7):
    a = math.pi+math.radians(90*k/6); x, y = cx+222*math.cos(a), cy+272*math.sin(a); leaf(x, y, 62, 26, a+math.pi, "cream" if k % 2 else "amber", "berry_d")
for sc, f in ((.40, "ink"), (.385, "mint"), (.33, "spruce")): lobed(cx, cy, 420*sc, 520*sc, 8, .16, f, None)
for k in range(5):
    a = math.pi+math.radians(90*k/4); leaf(cx+45*math.cos(a), cy+55*math.sin(a), 95, 40, a, "sage" if k % 2 else "blush", "ink", "ink")
flower(cx, cy, 72, 12, "amber", "berry", "cream")
# pendant on the long axis
lobed(cx, cy-690, 92, 120, 8, .16, "cream"); lobed(cx, cy-690, 78, 102, 8, .16, "spruce", None); flower(cx, cy-690, 54, 8, "amber", "berry", "cream"); palmette(cx, cy-820, 52, -math.pi/2, "teal", "amber", "cream")
m_ = Image.new("L", im.size, 255); ImageDraw.Draw(m_).rectangle([F0*S, F0*S, QW*S, QH*S], fill=0); im.paste(border, (0, 0), m_)
q = im.resize((QW, QH), Image.LANCZOS)
A = np.asarray(q).copy()
full = np.concatenate([A, A[:, ::-1]], 1); full = np.concatenate([full, full[::-1]], 0)
os.makedirs(f"{R}/tex", exist_ok=True)
def save(a, n): Image.fromarray(np.clip(a, 0, 255).astype("u1")).save(f"{R}/tex/{n}.png")
H, W = full.shape[:2]; rng = np.random.default_rng(3); f = full.astype("f")
def noise(scale, seed):
    r = np.random.default_rng(seed).random((max(2, H//scale), max(2, W//scale))); return np.asarray(Image.fromarray((r*255).astype("u1")).resize((W, H), Image.BICUBIC)).astype("f")/255
# abrash: the slight colour bands of hand-dyed wool
ab = np.asarray(Image.fromarray((rng.random((60, 1))*255).astype("u1")).resize((W, H), Image.BICUBIC)).astype("f")/255
clean = f*(0.94+.10*ab[..., None])*(.965+.06*noise(3, 1)[..., None]); save(clean, "rug_clean")
g = f.mean(2, keepdims=True); dull = g*.50+f*.30+np.array([150, 128, 100])*.30; blot = .5*noise(160, 5)+.3*noise(60, 6)+.2*noise(14, 7)
dull = dull*(.72+.34*blot[..., None])-np.array([4, 8, 14])
for k in range(7):
    x, y, r = rng.integers(0, W), rng.integers(0, H), rng.integers(60, 200); yy, xx = np.mgrid[0:H, 0:W]
    dd = np.hypot(xx-x, yy-y)+90*(noise(50, 20+k)-.5); mk = 1/(1+np.exp((dd-r)/8)); dull *= (1-.16*mk)[..., None]
save(dull, "rug_dull")
Image.fromarray(clean.clip(0, 255).astype("u1")).resize((W//3, H//3), Image.LANCZOS).save(f"{R}/tex/rug_preview.png")
# --- half cleaned: three swaths with rounded fronts (v = 0 at image bottom = clean end)
u = (np.arange(W)+.5)/W; v = 1-(np.arange(H)+.5)/H; U, V = np.meshgrid(u, v); RW, RD = 3.0, 4.8
prog = np.select([U < 1/3, U < 2/3], [.36, .54], .72); xc = (np.floor(np.clip(U*3, 0, 2.999))+.5)/3
dx = (U-xc)*RW; cap = np.sqrt(np.maximum(.5**2-dx**2, 0)); front = prog*RD+cap-.5
dist = front-V*RD+.02*(noise(40, 31)-.5); mk = 1/(1+np.exp(-dist/.012)); save(dull*(1-mk[..., None])+clean*mk[..., None], "rug_half")
