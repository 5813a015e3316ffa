"""The house of hero_house under the snow: same camera, same rooms; conifers only, a snowman, a cleared path."""
from core import *; from props import *; import hero_house
SNOW = "#D9E6E4"
def snow(): return mat(SNOW, rough=.85, spec=.25, sss=.12, bump="plaster", scale=.7, strength=.25)
def capped(loc, r, *a, **k):
    """A bush that carries a cushion of snow."""
    o = bush(loc, r, *a, **k); sph(r*.86, (loc[0],loc[1],loc[2]+r*1.25), snow(), (1.02,1.02,.64)); return o
def fir(loc, h=2.1, r=.55, *a, **k):
    """Conifer with snow on every tier."""
    g = conifer(loc, h, r, mat("leaf_d", rough=.8, bump="grass", sheen=.3), tiers=4)
    for k_ in range(4):
        t = k_/4; rr = r*(1-t*.72); z = h*(.14+.8*t*.86); hh = h*.40*(1-t*.25); n = 72; bm = bmesh.new(); rings = []
        e = .09+(hh*.5-.09)*.38; prof = [(.79,e-.03,.06),(.83,e+.03,.05),(.56,hh*.5+.05,.0),(.14,hh*.97+.03,.0),(.001,hh+.03,.0)]
        for q, dz, wv in prof: rings.append([bm.verts.new((rr*q*(1-wv+wv*1.6*math.sin(7*a_+k_*2)) *math.cos(a_), rr*q*(1-wv+wv*1.6*math.sin(7*a_+k_*2))*math.sin(a_), z+dz+(wv*1.4*r*math.sin(7*a_+k_*2) if wv else 0))) for a_ in [2*math.pi*i/n for i in range(n)]])
        for a_, b_ in zip(rings, rings[1:]):
            for i in range(n): bm.faces.new((a_[i], a_[(i+1)%n], b_[(i+1)%n], b_[i]))
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces); from_bm(bm, snow(), "firsnow", True, g)
    return g
def blanket(sign, ya, yb, W, H, RZ, u0=.0, u1=.78, seed=1):
    """Snow on a roof slope (see hero_house.slope), with a soft wavy eave line."""
    ang = math.atan2(RZ-H, W/2); run = (W/2+.55); L = run/math.cos(ang); cx = sign*run/2; cz = RZ-run/2*math.tan(ang)+.2; rnd = random.Random(seed); ph = [rnd.uniform(0,6.28) for _ in range(3)]; P = []
    n = 40; wave = lambda t: .13*math.sin(2*math.pi*1.1*t+ph[0])+.05*math.sin(2*math.pi*2.3*t+ph[1])
    low = [(sign*(L*u1-L/2+wave(k/n)), ya+(yb-ya)*k/n) for k in range(n+1)]; top = [(sign*(L*u0-L/2), yb), (sign*(L*u0-L/2), ya)]; P = low+top
    nx, nz = sign*math.sin(ang)*.24, math.cos(ang)*.24
    o = prism(P, .15, snow(), "z", (cx+nx,(0),cz+nz), .065, seg=5); o.rotation_euler = (0, sign*ang, 0); return o
def build(aspect):
    hero_house.tree = lambda loc, *a, **k: fir(loc, 2.9, .72); hero_house.bush = capped; hero_house.conifer = fir
    hero_house.build(aspect)                                 # sets the camera: the snow does not move it
    W, D, H, RZ = 6.9, 4.9, 2.85, 4.95; s = snow()
    slab(W+2.80, D+2.50, .12, .92, (0,-.1,-.325), s, .055)
    rnd = random.Random(6)
    for x, y, r in ((-3.95,-2.4,.50),(-.75,-3.05,.45),(3.45,-2.75,.50),(3.95,-2.0,.42),(4.1,-.8,.40),(4.1,1.3,.42),(-4.1,.4,.42)): sph(r, (x,y,-.36), s, (1.25,.95,.22+rnd.uniform(0,.08)))
    # cleared path
    slab(1.30,.62,.06,.14,(1.22,-3.30,-.296), mat("sand", rough=.85, bump="plaster"), .02)
    for sx in (-1,1): sph(.26,(1.22+sx*.92,-3.16,-.32), s, (.8,1.35,.62))
    # roof, chimney, sills
    y0, y1, t = -D/2, D/2, .22
    blanket(1, y1-1.02, y1+t+.30, W, H, RZ, .02, .80, 3); blanket(-1, y0+1.30, y1+t+.28, W, H, RZ, .02, .86, 5)
    tube([(0,y0+1.16,RZ+.46),(0,y1+t+.36,RZ+.46)], .15, s, 0); box((.80,.70,.16), (-2.0,1.5,5.63), s, .075, seg=6)
    # snowman on the lawn
    g = empty((-3.35,-2.75,-.33), (0,0,22)); be = mat("berry", rough=.85, sheen=.5, bump="knit"); ink = mat("ink", rough=.5)
    sph(.42,(0,0,.34), s, (1,1,.9), g); sph(.30,(0,0,.86), s, (1,1,.94), g); sph(.22,(0,0,1.26), s, (1,1,.96), g)
    tube([(.20*math.cos(k*math.pi/18),.20*math.sin(k*math.pi/18),1.08+.012*math.sin(k)) for k in range(37)], .062, be, 0, g, res=12); o = box((.13,.06,.34), (.10,-.22,.92), be, .028, (6,8,0), g)
    for sx in (-1,1): sph(.024,(sx*.075,-.195,1.32), ink, parent=g, n=20)
    for z in (.80,.93): sph(.026,(0,-.292,z), ink, parent=g, n=20)
    o = lathe([(.045,0),(.03,.10),(.001,.22)], (0,-.205,1.25), mat("#F08A3C", rough=.6), parent=g, rot=(90,0,0))
    lathe([(.225,1.36),(.228,1.39),(.215,1.47),(.15,1.56),(.001,1.60)], (0,0,0), mat("spruce", rough=.8, bump="knit"), parent=g); sph(.06,(0,0,1.62), mat("mint", rough=.9, sheen=.5, bump="fabric"), parent=g)
    for sx in (-1,1): tube([(sx*.24,0,.95),(sx*.46,-.05,1.08),(sx*.62,-.06,1.22)], .018, mat("wood_d", bump="wood"), 0, g); tube([(sx*.50,-.05,1.11),(sx*.60,-.10,1.12)], .013, mat("wood_d", bump="wood"), 0, g)
